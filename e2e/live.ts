import type { Page } from 'playwright-core'
import { callAs } from './school'

/** How long a step of a game of several people may take. */
export const patient = { timeout: 30_000 }
export const phone = { viewport: { width: 360, height: 640 } }

/** A short conversation of whoever is logged in on a page; every line has three others to be chosen beside it. */
export const newLiveConversation = (page: Page) =>
  callAs<{ id: string }>(page, 'POST', '/api/conversations', {
    title: 'The last bus',
    language: 'en',
    gist: 'Two people wait for a bus',
    description: '',
    character1: { name: 'Ana' },
    character2: { name: 'Ben' },
    hasRights: true,
    dialogue: [
      'Is this the bus to the harbour?',
      'No, that one left an hour ago.',
      'Then I will have to walk home.',
      'Take my bicycle, I live here.',
    ].map((text, place) => ({
      character: place % 2 === 0 ? 1 : 2,
      text,
      translation: `Translation of line ${place + 1}`,
    })),
  })

/** Everybody for themselves, in step, with as much time as they like. */
export const liveSettings = {
  form: 'each',
  pace: 'step',
  mode: 'reading',
  difficulty: 'easy',
  relaxed: true,
  rounds: 1,
  goesOn: 'pressed',
  sound: 'screen',
  names: 'dealt',
  shows: 'all',
  ownPlace: true,
  joins: 'anyone',
}

export const told = (page: Page, words: string) => page.getByText(words, { exact: true })

/** Asks to come in by the code, as somebody who looks at the beamer. */
export async function askIn(page: Page, code: string, path = '/live') {
  await page.goto(path)
  if (path === '/live') await page.getByLabel('Game code').fill(code)
  await page.getByRole('button', { name: 'Join', exact: true }).click()
  await page.getByRole('button', { name: 'Come in' }).click()
}

/** Comes in by the code. */
export async function comeIn(page: Page, code: string, path = '/live') {
  await askIn(page, code, path)
  await told(page, 'You are in. Look at the screen.').waitFor(patient)
}

/** The battle of a phone. */
export const arena = (page: Page) => page.getByRole('region', { name: 'Battle Mode' })

/** An answer that can be pressed in it. */
export const openAnswer = (page: Page) =>
  arena(page).locator('ol[aria-label="Your answers"] button:not([aria-disabled="true"])').first()

/** Presses an answer; again where the press came sooner than a hand can be, which no battle takes (battle.md#too-soon). */
export async function pressAnswer(page: Page) {
  const press = (within: { timeout: number }) => openAnswer(page).click(within)
  const isTaken = (within: { timeout: number }) =>
    openAnswer(page).waitFor({ ...within, state: 'hidden' })
  await press(patient)
  // On a busy machine it may be taken a moment later, and then there is nothing to press.
  await isTaken({ timeout: 1500 }).catch(() => press({ timeout: 1500 }).catch(() => undefined))
  await isTaken(patient)
}
