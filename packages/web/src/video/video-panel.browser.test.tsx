import { videoTexts as texts } from '@duologue/domain/messages/songs/video'
import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { silence } from './silence'
import { createVideo, type Video } from './video'
import { VideoPanel } from './video-panel'

async function open(mediaUrl: string | null = silence(20)) {
  const video = createVideo()
  const screen = await render(
    <VideoPanel video={video} source={{ youtubeId: null, mediaUrl }} title="La mer" />,
  )
  return { video, screen }
}

const known = (video: Video) =>
  expect.poll(() => video.duration(), { timeout: 10_000 }).toBeCloseTo(20, 1)

test('plays a part and stands at its stop, and forgets the stop then', async () => {
  const { video } = await open()
  await known(video)
  video.playBetween(3, 3.4)
  await expect.poll(() => video.isPlaying(), { timeout: 10_000 }).toBe(true)
  await expect.poll(() => video.isPlaying(), { timeout: 10_000 }).toBe(false)
  expect(video.now()).toBeGreaterThanOrEqual(3.4)
  video.play()
  await expect.poll(() => video.now(), { timeout: 10_000 }).toBeGreaterThan(4.2)
  video.pause()
})

test('repeats a part until it is sent elsewhere', async () => {
  const { video } = await open()
  await known(video)
  const seen: number[] = []
  video.subscribe(() => seen.push(video.now()))
  video.setRate(2)
  video.loop(5, 5.3)
  const turns = () => seen.filter((time, index) => time < (seen[index - 1] ?? 0) - 0.1).length
  await expect.poll(turns, { timeout: 10_000 }).toBeGreaterThan(1)
  video.moveBy(3)
  await expect.poll(() => video.now(), { timeout: 10_000 }).toBeGreaterThan(8.5)
  video.pause()
})

test('shows its time with two decimals, and goes three seconds on and back, not below 0', async () => {
  const { video, screen } = await open()
  await known(video)
  await expect.element(screen.getByText(texts.time(0))).toBeInTheDocument()
  await screen.getByRole('button', { name: 'Fast Forward 3 seconds' }).click()
  await expect.element(screen.getByText('Video Time: 3.00')).toBeInTheDocument()
  await screen.getByRole('button', { name: 'Rewind 3 seconds' }).click()
  await screen.getByRole('button', { name: 'Rewind 3 seconds' }).click()
  await expect.element(screen.getByText('Video Time: 0.00')).toBeInTheDocument()
})

test('says that a file cannot be played, and that there is none', async () => {
  const { screen } = await open('data:audio/wav;base64,AAAA')
  await expect.element(screen.getByRole('alert')).toHaveTextContent(texts.fileBroken)
  const empty = await open(null)
  await expect.element(empty.screen.getByText(texts.none)).toBeInTheDocument()
})
