import type { Frame, Page } from 'playwright-core'
import { inject } from 'vitest'

interface Line {
  text: string
  translation: string
}

/** A Spanish A1 conversation with its lines, as the product serves it. */
export async function duelConversation() {
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

/** How the duel stands, asked in one go: a page on a slow machine is slow to answer. */
function look(page: Page | Frame): Promise<{ isOver: boolean; cue: string; choices: string[] }> {
  return page.evaluate(() => {
    const turn = document.querySelector('section[aria-label="This turn"]')
    const answers = [...(turn?.querySelectorAll('ol[aria-label="Your answers"] button') ?? [])]
    const isOpen = answers.some(answer => answer.getAttribute('aria-disabled') !== 'true')
    return {
      isOver: [...document.querySelectorAll('dialog h2')].some(
        ({ textContent }) => textContent === 'Game Over',
      ),
      cue: turn?.textContent ?? '',
      choices: isOpen ? answers.map(({ textContent }) => textContent ?? '') : [],
    }
  })
}

/** The number of the answer that says what the cue means; 0 when it is not the player's turn. */
function rightOf(seen: Awaited<ReturnType<typeof look>>, dialogue: readonly Line[]): number {
  const line = dialogue.find(one => seen.cue.includes(one.translation))
  return 1 + seen.choices.findIndex(choice => line !== undefined && choice.includes(line.text))
}

/** The number of an answer that does not say what the cue means; 0 when it is not the player's turn. */
export async function wrongAnswer(page: Page, dialogue: readonly Line[]): Promise<number> {
  const right = rightOf(await look(page), dialogue)
  return right === 0 ? 0 : right === 1 ? 2 : 1
}

/**
 * Plays until Game Over, answering every turn rightly with `answer`, in the page or in the frame that shows the duel; the
 * page's clock must be installed, and is moved on by hand.
 */
export async function playToTheEnd(
  page: Page,
  dialogue: readonly Line[],
  answer: (choice: number) => Promise<void>,
  shown: Page | Frame = page,
): Promise<number> {
  let answered = 0
  for (let steps = 0; steps < 600; steps += 1) {
    const seen = await look(shown)
    if (seen.isOver) return answered
    const choice = rightOf(seen, dialogue)
    if (choice > 0) {
      await page.clock.runFor(1000)
      await answer(choice)
      answered += 1
    }
    await page.clock.runFor(1200)
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
