import type { Page } from 'playwright-core'

/** The id of a video that its owner lets nobody embed. */
export const refusedVideo = 'refused0000'

/** The id of a video whose player says nothing, as behind a network that blocks it. */
export const silentVideo = 'silent00000'

/** What stands in for YouTube's embedded player: the same messages, and a clock of its own. */
function player(isRefused: boolean): string {
  return `<!doctype html><title>player</title><body>player<script>
    let time = 0, state = 5, rate = 1, since = performance.now(), isHeard = false
    const now = () => state === 1 ? time + (performance.now() - since) / 1000 * rate : time
    const say = (event, info) => parent.postMessage(JSON.stringify({ event, info, id: 1 }), '*')
    const become = change => {
      time = now()
      since = performance.now()
      if (change.time !== undefined) time = change.time
      if (change.rate !== undefined) rate = change.rate
      if (change.state !== undefined && change.state !== state) {
        state = change.state
        say('onStateChange', state)
      }
      say('infoDelivery', { currentTime: now(), playerState: state, playbackRate: rate })
    }
    const commands = {
      playVideo: () => become({ state: 1 }),
      pauseVideo: () => become({ state: 2 }),
      seekTo: seconds => become({ time: seconds }),
      setPlaybackRate: next => become({ rate: next }),
      addEventListener: () => {},
    }
    addEventListener('message', ({ data }) => {
      const message = JSON.parse(data)
      if (message.event === 'listening' && !isHeard) {
        isHeard = true
        say('initialDelivery', { currentTime: 0, playerState: 5, playbackRate: 1, duration: 120 })
        say('onReady')
        if (${isRefused}) say('onError', 150)
      }
      if (message.event === 'command') commands[message.func](...message.args)
    })
    setInterval(() => { if (isHeard && state === 1) say('infoDelivery', { currentTime: now() }) }, 250)
  </script>`
}

/** Serves stand-in players to a page instead of YouTube's. */
export async function pretendYoutube(page: Page): Promise<void> {
  await page.route('https://www.youtube-nocookie.com/embed/**', route =>
    route.fulfill({
      contentType: 'text/html',
      body: route.request().url().includes(silentVideo)
        ? '<!doctype html><title>blocked</title>'
        : player(route.request().url().includes(refusedVideo)),
    }),
  )
}

/** The seconds that the video panel shows. */
export async function videoTime(page: Page): Promise<number> {
  const shown = await page.getByText(/^Video Time: /).textContent()
  return Number(shown?.replace('Video Time: ', ''))
}
