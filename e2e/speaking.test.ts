import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { accessibilityFaults, useBrowser, visitor } from './browser'
import { beginDuel, duelConversation } from './duel'
import { said } from './people'
import {
  allowMicrophone,
  failRecording,
  hearSpeech,
  recordedDialects,
  withScriptedSpeech,
} from './scripted-speech'

useBrowser()

const area = (page: Page) => page.getByRole('region', { name: 'This turn' })
const record = (page: Page) => area(page).getByRole('button', { name: 'Record' })
const isOver = async (page: Page) =>
  (await page.getByRole('heading', { name: 'Game Over' }).count()) > 0

/** Starts a duel in Speaking on easy; the microphone is granted. */
async function startSpeaking(page: Page) {
  const { path, dialogue } = await duelConversation()
  await withScriptedSpeech(page)
  await page.addInitScript(() => {
    const granted = Object.assign(new EventTarget(), { state: 'granted' })
    Object.assign(navigator.permissions, { query: () => Promise.resolve(granted) })
  })
  await page.goto(path)
  await page.locator('dialog:modal').waitFor()
  await page.getByRole('radio', { name: /^Speaking/ }).click()
  await beginDuel(page, 'Easy')
  await page.getByRole('region', { name: 'Battle Mode' }).waitFor()
  return dialogue
}

/** Moves the clock until the learner is to speak, or the game is over; answers which of both. */
async function untilAsked(page: Page): Promise<boolean> {
  for (let steps = 0; steps < 400; steps += 1) {
    if (await isOver(page)) return false
    if ((await area(page).locator('[aria-keyshortcuts=Space][aria-disabled=false]').count()) > 0)
      return true
    await page.clock.runFor(400)
  }
  throw new Error('nobody is asked')
}

test('a visitor speaks a duel to Game Over by keyboard: failures are told, words are marked', async () => {
  const page = await visitor()
  await page.clock.install()
  const dialogue = await startSpeaking(page)
  expect(await untilAsked(page)).toBe(true)
  expect(await accessibilityFaults(page), 'a turn').toEqual([])
  await page.getByLabel('Dialect').selectOption('Mexico')
  for (const [code, sentence] of [
    ['nomatch', 'Error: Speech not recognized.'],
    ['no-speech', 'Error: No speech detected.'],
    ['network', 'Error: network'],
    [
      'not-allowed',
      'The microphone is blocked. Allow it in the settings of your browser, then try again.',
    ],
  ] as const) {
    await record(page).click()
    await failRecording(page, code)
    await said(page, sentence)
  }
  expect(await accessibilityFaults(page), 'a blocked microphone').toEqual([])
  // Space would press the button that has the focus.
  await page.getByRole('heading', { level: 1 }).click()
  let spoken = 0
  while (await untilAsked(page)) {
    const shown = (await area(page).textContent()) ?? ''
    const line = dialogue.find(({ text }) => shown.includes(text))
    await page.clock.runFor(3000)
    await page.keyboard.press('Space')
    await said(page, 'Press Allow to enable recording.')
    await allowMicrophone(page)
    await said(page, 'Recording... speak now!')
    const transcript = line?.text.replaceAll(/[^\p{L} ]/gu, '').toLowerCase() ?? ''
    await hearSpeech(page, [transcript.slice(0, 5)], false)
    const alternatives = Array.from({ length: 49 }, (_, number) => `otra cosa ${number}`)
    await hearSpeech(page, [...alternatives, spoken === 0 ? `${transcript} señora` : transcript])
    if (spoken === 0) {
      await area(page).getByText('señora (not in the line)').waitFor()
      expect(await accessibilityFaults(page), 'marked words').toEqual([])
    } else await area(page).getByText('100% of the words matched').waitFor()
    spoken += 1
  }
  expect(spoken).toBeGreaterThan(5)
  await said(page, 'You win!')
  expect(new Set(await recordedDialects(page))).toEqual(new Set(['es-MX']))
})

test('a reload in the middle goes on where the duel was', async () => {
  const page = await visitor({ viewport: { width: 360, height: 640 } })
  const dialogue = await startSpeaking(page)
  // The clock of the journeys stands in for what tells a reload: this one goes by the real one.
  await record(page).waitFor()
  await page.reload()
  await page.getByRole('button', { name: 'Resume' }).click()
  await record(page).waitFor()
  const shown = (await area(page).textContent()) ?? ''
  const line = dialogue.find(({ text }) => shown.includes(text))
  await record(page).click()
  await hearSpeech(page, [line?.text ?? ''])
  await area(page).getByText('100% of the words matched').waitFor()
})
