import { recorderTexts as texts } from '@duologue/domain/messages/media/files'
import { expect, onTestFinished, test } from 'vitest'
import { render } from 'vitest-browser-react'
import type { OpenMicrophone } from './record-sound'
import { SoundRecorder } from './sound-recorder'
import { toneMicrophone as openTone } from './tone-microphone'
import type { RecordedClip } from './use-sound-recording'

function toneMicrophone(gain?: number) {
  const microphone = openTone(gain)
  onTestFinished(() => microphone.close())
  return microphone
}

const deniedMicrophone =
  (name: string): OpenMicrophone =>
  () =>
    Promise.reject(new DOMException('no', name))

async function showRecorder(openMicrophone: OpenMicrophone, most?: number) {
  const used: RecordedClip[] = []
  const onUse = (clip: RecordedClip) => Promise.resolve(void used.push(clip))
  const screen = await render(
    <SoundRecorder openMicrophone={openMicrophone} onUse={onUse} {...(most ? { most } : {})} />,
  )
  const press = (name: string) => screen.getByRole('button', { name, exact: true }).click()
  return { screen, used, press }
}

test('what is recorded is an MP3 of that length, which is heard and handed on', async () => {
  const microphone = toneMicrophone()
  const { screen, used, press } = await showRecorder(microphone.open)
  await press(texts.record)
  await expect.element(screen.getByText(texts.recording)).toBeVisible()
  const meter = () => Number(screen.getByLabelText(texts.level).element().getAttribute('value'))
  await expect.poll(meter).toBeGreaterThan(0.1)
  await expect.element(screen.getByText(texts.time(1, 60))).toBeVisible()
  await press(texts.stop)
  await expect.element(screen.getByLabelText(texts.listen)).toBeVisible()
  expect(microphone.isOpen()).toBe(false)
  await press(texts.use)
  const [clip] = used
  expect(clip?.durationMs).toBeGreaterThan(800)
  expect(clip?.file.type).toBe('audio/mpeg')
  const start = new Uint8Array((await clip?.file.arrayBuffer()) ?? new ArrayBuffer(0))
  // The sign of an MP3's frame: eleven bits, all set.
  expect([start[0], (start[1] ?? 0) & 0xe0]).toEqual([0xff, 0xe0])
  const heard = screen.getByLabelText(texts.listen).element() as HTMLAudioElement
  await expect.poll(() => heard.duration).toBeGreaterThan(0.8)
  await expect.element(screen.getByRole('button', { name: texts.recordAgain })).toBeVisible()
})

test('a recording ends by itself when it has lasted as long as it may', async () => {
  const { screen } = await showRecorder(toneMicrophone().open, 1000)
  await screen.getByRole('button', { name: texts.record }).click()
  await expect.element(screen.getByText(texts.stoppedAtMost(1))).toBeVisible()
  await expect.element(screen.getByLabelText(texts.listen)).toBeVisible()
})

test('silence is told as what it is', async () => {
  const { screen, used, press } = await showRecorder(toneMicrophone(0).open, 500)
  await press(texts.record)
  await expect.element(screen.getByRole('alert')).toHaveTextContent(texts.silent)
  await expect.element(screen.getByRole('button', { name: texts.use })).not.toBeInTheDocument()
  expect(used).toEqual([])
})

test.each([
  ['NotAllowedError', texts.blocked],
  ['NotFoundError', texts.noMicrophone],
  ['AbortError', texts.failed],
])('a microphone that fails with %s says so, and may be tried again', async (name, sentence) => {
  const { screen } = await showRecorder(deniedMicrophone(name))
  await screen.getByRole('button', { name: texts.record }).click()
  await expect.element(screen.getByRole('alert')).toHaveTextContent(sentence)
  await expect.element(screen.getByRole('button', { name: texts.record })).toBeEnabled()
  const help = screen.getByRole('button', { name: 'How to change the settings' })
  if (name === 'NotAllowedError') await expect.element(help).toBeVisible()
  else await expect.element(help).not.toBeInTheDocument()
})

test('leaving closes the microphone', async () => {
  const microphone = toneMicrophone()
  const { screen, press } = await showRecorder(microphone.open)
  await press(texts.record)
  await expect.element(screen.getByText(texts.recording)).toBeVisible()
  expect(microphone.isOpen()).toBe(true)
  await screen.unmount()
  expect(microphone.isOpen()).toBe(false)
})
