import type { Page } from 'playwright-core'
import { inject } from 'vitest'

interface Line {
  text: string
  translation: string
}

/** A Spanish A1 conversation with its lines, as the product serves it. */
export async function duelConversation(): Promise<{ path: string; dialogue: Line[] }> {
  const address = inject('address')
  const found = await (
    await fetch(`${address}/api/conversations?language=es&title=llave&limit=1`)
  ).json()
  const { id } = (found as { conversations: { id: string }[] }).conversations[0] ?? { id: '' }
  const whole = (await (await fetch(`${address}/api/conversations/${id}`)).json()) as {
    dialogue: Line[]
  }
  return { path: `/conversations/${id}/la-llave-equivocada/game`, dialogue: whole.dialogue }
}

const answers = (page: Page) => page.getByRole('list', { name: 'Your answers' }).getByRole('button')
const gameOver = (page: Page) => page.getByRole('heading', { name: 'Game Over' })

/** The number of the answer that says what the cue means; 0 when it is not the player's turn. */
async function rightAnswer(page: Page, dialogue: readonly Line[]): Promise<number> {
  if ((await answers(page).count()) === 0 || !(await answers(page).first().isEnabled())) return 0
  const cue = (await page.getByRole('region', { name: 'This turn' }).textContent()) ?? ''
  const choices = await answers(page).allTextContents()
  const line = dialogue.find(one => cue.includes(one.translation))
  return 1 + choices.findIndex(choice => line !== undefined && choice.includes(line.text))
}

/** The number of an answer that does not say what the cue means; 0 when it is not the player's turn. */
export async function wrongAnswer(page: Page, dialogue: readonly Line[]): Promise<number> {
  const right = await rightAnswer(page, dialogue)
  return right === 0 ? 0 : right === 1 ? 2 : 1
}

/**
 * Plays until Game Over, answering every turn rightly with `answer`; the page's clock must be installed, and is moved
 * on by hand.
 */
export async function playToTheEnd(
  page: Page,
  dialogue: readonly Line[],
  answer: (choice: number) => Promise<void>,
): Promise<number> {
  let answered = 0
  for (let steps = 0; steps < 600; steps += 1) {
    if ((await gameOver(page).count()) > 0) return answered
    const choice = await rightAnswer(page, dialogue)
    if (choice > 0) {
      await page.clock.runFor(1000)
      await answer(choice)
      answered += 1
    }
    await page.clock.runFor(600)
  }
  throw new Error('the duel never ended')
}

/** Chooses a difficulty in the start dialog and begins, when the page has been taken over. */
export async function beginDuel(page: Page, difficulty: string): Promise<void> {
  await page.locator('dialog:modal').waitFor()
  await page.getByRole('radio', { name: new RegExp(`^${difficulty}`) }).click()
  await page.getByRole('button', { name: 'Next' }).click()
  await page.getByRole('button', { name: 'Start' }).click()
}
