import { hasPassed, offersAnotherMode } from '@duologue/domain/speech/microphone-test'
import { beforeEach, expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { MicrophoneTestSteps } from './microphone-test'
import { pretendRecogniser } from './pretend-recogniser'
import type { Recognise } from './recogniser'
import { useMicrophoneTest } from './use-microphone-test'

beforeEach(() => localStorage.clear())

function Test({ language, recognise }: { language: string; recognise: Recognise }) {
  const running = useMicrophoneTest(language, recognise)
  return (
    <MicrophoneTestSteps running={running} language={language}>
      {hasPassed(running.test) ? <p>Start</p> : null}
      {offersAnotherMode(running.test) ? <p>Another mode</p> : null}
    </MicrophoneTestSteps>
  )
}

async function microphoneTest(language = 'es') {
  const ears = pretendRecogniser()
  const screen = await render(<Test language={language} recognise={ears.recognise} />)
  const press = () => screen.getByRole('button', { name: /^(Record|Try again|Stop)$/ }).click()
  return { ears, screen, press }
}

test('three steps: press, allow, say Hello; at 100 percent the game can start', async () => {
  const { ears, screen, press } = await microphoneTest()
  await expect.element(screen.getByText('Say "Hello".')).toBeVisible()
  expect(screen.getByText('Start', { exact: true }).query()).toBeNull()
  await press()
  await expect.element(screen.getByText('Press Allow to enable recording.')).toBeVisible()
  ears.start()
  await expect.element(screen.getByText('Recording... speak now!')).toBeVisible()
  ears.interim('hel')
  await expect.element(screen.getByText('hel', { exact: true })).toBeVisible()
  ears.hear('Hello', 0.87)
  await expect.element(screen.getByText('Your microphone works.')).toBeVisible()
  await expect.element(screen.getByText('100%', { exact: true })).toBeVisible()
  await expect.element(screen.getByText('87%', { exact: true })).toBeVisible()
  await expect.element(screen.getByText('Start', { exact: true })).toBeVisible()
})

test('another word is told with its score, and the next try listens in English', async () => {
  const { ears, screen, press } = await microphoneTest()
  await press()
  ears.hear('hello there')
  await expect
    .element(screen.getByText('You did not say the one word Hello. Please try again.'))
    .toBeVisible()
  await expect.element(screen.getByText('50%', { exact: true })).toBeVisible()
  await expect.element(screen.getByText('unknown')).toBeVisible()
  await expect.element(screen.getByText('The next try listens in English.')).toBeVisible()
  await press()
  expect(ears.dialects).toEqual(['es-ES', 'en-US'])
})

test.each([
  ['no-match', 'Speech could not be recognized.'],
  ['no-speech', 'Error: No speech detected.'],
  ['audio-capture', 'Error: audio-capture'],
  ['network', 'Error: network'],
])('%s is told as: %s', async (failure, sentence) => {
  const { ears, screen, press } = await microphoneTest()
  await press()
  ears.end({ failure })
  await expect.element(screen.getByRole('alert')).toHaveTextContent(sentence)
  expect(screen.getByRole('button', { name: 'How to change the settings' }).query()).toBeNull()
})

test('a blocked microphone leads to instructions for each browser', async () => {
  const { ears, screen, press } = await microphoneTest()
  await press()
  ears.end({ failure: 'not-allowed' })
  await expect.element(screen.getByRole('alert')).toHaveTextContent('The microphone is blocked.')
  await screen.getByRole('button', { name: 'How to change the settings' }).click()
  const help = screen.getByRole('dialog', { name: 'Allow the microphone' })
  await expect.element(help).toBeVisible()
  for (const name of ['Chrome on Android', 'Chromebook', 'Safari on iPhone and iPad', 'Firefox']) {
    await expect.element(help.getByText(name, { exact: true })).toBeVisible()
  }
})

test('after three failures another mode is offered, not before', async () => {
  const { ears, screen, press } = await microphoneTest()
  for (const failure of ['no-match', 'no-speech', 'network']) {
    expect(screen.getByText('Another mode').query()).toBeNull()
    await press()
    ears.end({ failure })
    await expect.element(screen.getByRole('alert')).not.toBeEmptyDOMElement()
  }
  await expect.element(screen.getByText('Another mode')).toBeVisible()
})

test('the dialect that is chosen is listened for, and kept here', async () => {
  const { ears, screen, press } = await microphoneTest()
  await screen.getByLabelText('Dialect').selectOptions('Mexico')
  await press()
  expect(ears.dialects).toEqual(['es-MX'])
  await screen.unmount()
  const again = await microphoneTest()
  await expect.element(again.screen.getByLabelText('Dialect')).toHaveValue('es-MX')
})

test('leaving closes the microphone', async () => {
  const { ears, screen, press } = await microphoneTest()
  await press()
  expect(ears.isOpen()).toBe(true)
  await screen.unmount()
  expect(ears.isOpen()).toBe(false)
})
