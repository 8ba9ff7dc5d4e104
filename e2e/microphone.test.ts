import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { accessibilityFaults, useBrowser, visitor } from './browser'
import { duelConversation } from './duel'
import { said } from './people'
import {
  allowMicrophone,
  failRecording,
  hearSpeech,
  recordedDialects,
  withScriptedSpeech,
} from './scripted-speech'

useBrowser()

const press = (page: Page) => page.getByRole('button', { name: /^(Record|Try again)$/ }).click()
const startGame = (page: Page) => page.getByRole('button', { name: 'Start Game' })

/** Opens the start dialog and chooses Speaking; the browser has not been asked for its microphone yet. */
async function chooseSpeaking(page: Page): Promise<void> {
  const { path } = await duelConversation()
  await page.goto(path)
  await page.locator('dialog:modal').waitFor()
  await page.getByRole('radio', { name: /^Speaking/ }).click()
  await page.getByRole('button', { name: 'Next' }).click()
  await page.getByText('75 percent of its words must match', { exact: false }).waitFor()
  await page.getByRole('button', { name: 'Start' }).click()
}

test('every way in which the microphone test can fail is told; Hello at 100 percent starts the game', async () => {
  const page = await visitor({ viewport: { width: 360, height: 640 }, colorScheme: 'dark' })
  await withScriptedSpeech(page)
  await chooseSpeaking(page)
  await page.getByRole('heading', { name: 'Microphone test' }).waitFor()
  expect(await accessibilityFaults(page), 'the microphone test').toEqual([])
  await press(page)
  await said(page, 'Press Allow to enable recording.')
  await allowMicrophone(page)
  await said(page, 'Recording... speak now!')
  await failRecording(page, 'nomatch')
  await said(page, 'Speech could not be recognized.')
  await page.getByText('The next try listens in English.').waitFor()
  await press(page)
  await failRecording(page, 'not-allowed')
  await page.getByText('The microphone is blocked.', { exact: false }).waitFor()
  await page.getByRole('button', { name: 'How to change the settings' }).click()
  const help = page.getByRole('dialog', { name: 'Allow the microphone' })
  await help.getByText('Chromebook', { exact: true }).click()
  await help.getByText('On a school Chromebook', { exact: false }).waitFor()
  expect(await accessibilityFaults(page), 'the help').toEqual([])
  await page.keyboard.press('Escape')
  await help.waitFor({ state: 'hidden' })
  await press(page)
  await allowMicrophone(page)
  await hearSpeech(page, ['hello you'])
  await said(page, 'You did not say the one word Hello. Please try again.')
  await said(page, '50%')
  expect(await startGame(page).count()).toBe(0)
  await page.getByRole('button', { name: 'Play Reading' }).waitFor()
  await press(page)
  await hearSpeech(page, ['yellow', 'Hello'])
  await said(page, '100%')
  expect(await recordedDialects(page)).toEqual(['es-ES', 'en-US', 'en-US', 'en-US'])
  await startGame(page).click()
  await page.getByText('Round 1', { exact: true }).first().waitFor()
})

test('three failures lead to another mode', async () => {
  const page = await visitor()
  await withScriptedSpeech(page)
  await chooseSpeaking(page)
  for (const code of ['no-speech', 'audio-capture', 'network']) {
    await press(page)
    await failRecording(page, code)
    await said(page, code === 'no-speech' ? 'Error: No speech detected.' : `Error: ${code}`)
  }
  expect(await accessibilityFaults(page), 'the way out').toEqual([])
  await page.getByRole('button', { name: 'Play Listening' }).click()
  await page.getByText('Round 1', { exact: true }).first().waitFor()
  await page.goto('/home')
  await page.goBack()
  const listening = page.getByRole('radio', { name: /^Listening/ })
  await expect.poll(() => listening.isChecked(), { timeout: 20_000 }).toBe(true)
})

test('where speech cannot be recognised, Speaking cannot be chosen and the others can', async () => {
  const page = await visitor()
  await page.addInitScript(() =>
    Object.assign(window, { SpeechRecognition: undefined, webkitSpeechRecognition: undefined }),
  )
  const { path } = await duelConversation()
  await page.goto(path)
  await page.locator('dialog:modal').waitFor()
  await said(page, "Sorry, this browser doesn't support Speaking Mode.")
  expect(await page.getByRole('radio', { name: /^Speaking/ }).isDisabled()).toBe(true)
  expect(await page.getByRole('radio', { name: /^Listening/ }).isEnabled()).toBe(true)
  expect(await accessibilityFaults(page), 'the settings').toEqual([])
})

test('a blocked microphone is told; once it is allowed it records, and from then on the game starts at once', async () => {
  const page = await visitor()
  await withScriptedSpeech(page, true)
  await chooseSpeaking(page)
  await press(page)
  await page.getByText('The microphone is blocked.', { exact: false }).waitFor()
  await page.context().grantPermissions(['microphone'])
  await press(page)
  await said(page, 'Recording... speak now!')
  await hearSpeech(page, ['Hello'])
  await startGame(page).click()
  await page.getByText('Round 1', { exact: true }).first().waitFor()
  await page.goto('/home')
  await chooseSpeaking(page)
  await page.getByText('Round 1', { exact: true }).first().waitFor()
  expect(await page.getByRole('heading', { name: 'Microphone test' }).count()).toBe(0)
})
