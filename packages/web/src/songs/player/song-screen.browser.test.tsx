import { songPlayerTexts as texts } from '@duologue/domain/messages/songs/song-page'
import { videoTexts } from '@duologue/domain/messages/songs/video'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { PretendPage } from '../../ui/pretend-page'
import { silence } from '../../video/silence'
import { LearnerSong } from '../page/learner-song'
import { sampleSheetLine as line, sampleSheet } from '../sample-sheet'

const lines = [line('La mer calme', 0.2, 1.5), line('dort la nuit', 1.5, 2.5)]
const watch = 'https://www.youtube.com/watch?v=abcdefghijk'

async function open(told: Parameters<typeof sampleSheet>[1] = {}) {
  await page.viewport(1280, 800)
  const faults: string[] = []
  const sheet = sampleSheet(lines, { youtubeId: 'abcdefghijk', ...told })
  const screen = await render(
    <PretendPage>
      <LearnerSong sheet={sheet} onFault={fault => faults.push(fault)}>
        {null}
      </LearnerSong>
    </PretendPage>,
  )
  return { screen, faults }
}

type Opened = Awaited<ReturnType<typeof open>>

/** Presses Play; what the player in the frame says then. */
async function pressed({ screen }: Opened) {
  await expect.element(screen.getByText(texts.consent)).toBeVisible()
  expect(document.querySelector('iframe')).toBeNull()
  await screen.getByRole('button', { name: texts.play, exact: true }).first().click()
  await expect.poll(() => document.querySelector('iframe')).not.toBeNull()
  const source = document.querySelector('iframe')?.contentWindow ?? null
  return (event: string, info?: unknown) =>
    window.dispatchEvent(
      new MessageEvent('message', {
        source,
        origin: 'https://www.youtube-nocookie.com',
        data: JSON.stringify({ event, info }),
      }),
    )
}

test.each([
  ['refused', 101, videoTexts.refused],
  ['refused', 150, videoTexts.refused],
  ['gone', 100, texts.gone],
] as const)(
  'a video that is %s (%i) says so, and its lines can be spoken',
  async (fault, code, told) => {
    const opened = await open()
    const say = await pressed(opened)
    say('onError', code)
    const alert = opened.screen.getByRole('alert')
    await expect.element(alert).toHaveTextContent(told)
    expect(opened.faults).toEqual([fault])
    expect(alert.getByRole('button', { name: texts.again }).query()).toBeNull()
    const elsewhere = alert.getByRole('link', { name: texts.openOnYoutube })
    await expect.element(elsewhere).toHaveAttribute('href', watch)
    await alert.getByRole('button', { name: texts.speak }).click()
    await expect.element(opened.screen.getByText(texts.spoken)).toBeVisible()
    await expect.element(alert).not.toBeInTheDocument()
  },
)

test('a video that does not start waits to be pressed: a hint, no alert, and nothing is lit', async () => {
  const opened = await open()
  const say = await pressed(opened)
  say('initialDelivery', { currentTime: 0, playerState: 5 })
  const hint = opened.screen.getByText(texts.pressInVideo)
  await expect.element(hint, { timeout: 10_000 }).toBeVisible()
  expect(opened.screen.getByRole('alert').query()).toBeNull()
  expect(document.querySelector('[data-lit=current]')).toBeNull()
  say('onStateChange', 1)
  await expect.element(hint).not.toBeInTheDocument()
  expect(opened.faults).toEqual([])
})

test('a recording plays before the video, asks nothing, and leads to it', async () => {
  const { screen } = await open({ mediaUrl: silence(3) })
  const link = screen.getByRole('link', { name: texts.watch })
  await expect.element(link).toHaveAttribute('href', watch)
  expect(screen.getByText(texts.consent).query()).toBeNull()
  await screen.getByRole('button', { name: texts.play, exact: true }).click()
  await expect.element(screen.getByRole('button', { name: texts.pause })).toBeVisible()
  expect(document.querySelector('iframe')).toBeNull()
})
