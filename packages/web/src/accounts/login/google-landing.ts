import type { GoogleLanding } from './google-popup'

/** Milliseconds between two looks at whether the popup is still open: a closed window tells nobody. */
const look = 400

const isLanding = (data: unknown): data is GoogleLanding =>
  typeof data === 'object' && data !== null && 'kind' in data && data.kind === 'google-landing'

/** Waits until the popup has landed with a code; undefined when it was closed, or came back without one. */
export function landingOf(popup: Window, state: string): Promise<string | undefined> {
  return new Promise(resolve => {
    let looksClosed = 0
    const end = (code?: string) => {
      window.removeEventListener('message', onMessage)
      clearInterval(timer)
      resolve(code)
    }
    const onMessage = ({ origin, source, data }: MessageEvent<unknown>) => {
      if (origin !== location.origin || source !== popup || !isLanding(data)) return
      end(data.state === state ? data.code : undefined)
    }
    // The second look gives the message of a popup that closed itself the time to come.
    const timer = setInterval(() => {
      looksClosed = popup.closed ? looksClosed + 1 : 0
      if (looksClosed > 1) end()
    }, look)
    window.addEventListener('message', onMessage)
  })
}
