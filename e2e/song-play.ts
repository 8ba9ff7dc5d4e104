import type { Locator, Page } from 'playwright-core'
import { expect, inject } from 'vitest'
import { accessibilityFaults } from './browser'
import { allowMicrophone, hearSpeech } from './scripted-speech'

export interface Sheet {
  id: string
  lines: { text: string; isAsked: boolean; words: [string, number | null, number | null][] }[]
  words: { id: string; text: string }[]
}

/** A sample song with its own recording, as the product serves it to learners. */
export async function sampleSong(): Promise<Sheet> {
  const address = inject('address')
  const found = await (
    await fetch(`${address}/api/songs/published?language=spanish&title=taza`)
  ).json()
  const { id } = (found as { songs: { id: string }[] }).songs[0] ?? { id: '' }
  return (await (await fetch(`${address}/api/songs/${id}/sheet`)).json()) as Sheet
}

/** The word that is hidden in the line that is asked, found by what is left of it. */
export async function hiddenWord(page: Page, { lines, words }: Sheet): Promise<string> {
  const shown = (await page.locator('p[lang=es]:has([data-now])').textContent()) ?? ''
  const left = shown.replace(/\(gap 1\)…/, '*')
  for (const { text, words: own } of lines) {
    const found = own.find(
      ([, from, to]) =>
        from !== null && to !== null && `${text.slice(0, from)}*${text.slice(to)}` === left,
    )
    if (found) return words.find(({ id }) => id === found[0])?.text ?? ''
  }
  throw new Error(`no line is "${shown}"`)
}

export async function start(page: Page, game: string): Promise<void> {
  await page.getByRole('radio', { name: game }).check()
  await page.getByRole('radio', { name: /^Easy/ }).check()
  await page.getByRole('button', { name: 'Start' }).click()
}

/** The same by touch, with a voice. */
export async function startByTouch(page: Page, game: string): Promise<void> {
  await page.getByText('With a voice').tap()
  await page.getByText(game, { exact: true }).tap()
  await page.getByText('Easy', { exact: true }).tap()
  await page.getByRole('button', { name: 'Start' }).tap()
}

/** Goes by Tab until something has the focus; nothing else is pressed. */
export async function tabTo(page: Page, wanted: Locator): Promise<void> {
  for (let steps = 0; steps < 60; steps += 1) {
    if (
      (await wanted.count()) > 0 &&
      (await wanted.evaluate(it => it.contains(document.activeElement)))
    )
      return
    await page.keyboard.press('Tab')
  }
  throw new Error('no Tab leads there')
}

/** Chooses a card of a group by keys alone. */
export async function chooseByKeys(
  page: Page,
  group: string,
  name: string | RegExp,
): Promise<void> {
  await tabTo(page, page.getByRole('group', { name: group, exact: true }))
  for (let steps = 0; steps < 5; steps += 1) {
    if (await page.getByRole('radio', { name }).isChecked()) return
    await page.keyboard.press('ArrowDown')
  }
  throw new Error(`${name} is not chosen`)
}
export const choices = (page: Page) =>
  page.getByRole('list', { name: 'Choices' }).getByRole('button')
const isOver = async (page: Page) => (await page.getByText('at the first try').count()) > 0

/** Moves the page's clock until something of it is there, or the game is over; answers which of both. */
async function until(page: Page, isThere: () => Promise<boolean>): Promise<boolean> {
  for (let steps = 0; steps < 200; steps += 1) {
    if (await isOver(page)) return false
    if (await isThere()) return true
    await page.clock.runFor(1000)
  }
  throw new Error('nothing is asked')
}

/**
 * Chooses the words that are asked, each right at once, until the game is over. Of two taps at one place that follow
 * each other within half a second of the real clock, whatever the page's says, the browser calls the second a double
 * one, which no choice takes: it is then tapped again.
 */
export async function chooseAll(page: Page, sheet: Sheet, choose: (nth: number) => Promise<void>) {
  while (await until(page, async () => (await choices(page).count()) > 0)) {
    await page.clock.runFor(300)
    const right = await hiddenWord(page, sheet)
    const texts = await choices(page).allTextContents()
    await choose(texts.findIndex(text => text.slice(1) === right))
    await page.clock.runFor(1000)
  }
}

/** Puts each block in its order, row by row, and checks it, until the game is over. */
export async function orderAll(
  page: Page,
  { lines }: Sheet,
  moveDown: (row: Locator, next: Locator) => Promise<void>,
  check: (button: Locator) => Promise<void>,
) {
  const asked = lines.filter(({ isAsked }) => isAsked)
  const place = new Map(asked.map(({ text }, at) => [text, at]))
  const rows = page.getByRole('grid', { name: 'Lines' }).getByRole('row')
  for (let block = 0; ; block += 1) {
    if (!(await until(page, async () => (await rows.count()) > 0))) break
    if (block === 0) expect(await accessibilityFaults(page)).toEqual([])
    for (let moves = 0; moves < 9; moves += 1) {
      const texts = (await rows.allTextContents()).map(text => text.trim())
      const wrong = texts.findIndex(
        (text, at) => (place.get(text) ?? 0) > (place.get(texts[at + 1] ?? '') ?? 99),
      )
      if (wrong < 0) break
      await moveDown(rows.nth(wrong), rows.nth(wrong + 1))
    }
    await check(page.getByRole('button', { name: 'Check' }))
    await page.getByText(/^(\d) of \1 were in their place$/).waitFor()
    await until(page, async () => (await page.getByText('The right order').count()) === 0)
  }
  await page.getByRole('heading', { name: 'You win!' }).waitFor()
}

/** Writes the words that are asked until the game is over. */
export async function writeAll(
  page: Page,
  sheet: Sheet,
  write: (field: Locator, word: string) => Promise<void>,
) {
  const field = page.getByRole('textbox')
  while (await until(page, async () => (await field.count()) > 0)) {
    await page.clock.runFor(300)
    await write(field, await hiddenWord(page, sheet))
    await until(page, async () => (await field.count()) === 0)
  }
  await page.getByRole('heading', { name: 'You win!' }).waitFor()
}

/** Sings the lines that are asked until the game is over; answers how many. */
export async function singAll(page: Page, record: (button: Locator) => Promise<void>) {
  const button = page.getByRole('button', { name: 'Record' })
  const matched = page.getByText('100% of the words matched')
  for (let asked = 0; ; asked += 1) {
    const isAsked = async () =>
      (await page.getByText('Sing or say it now.').count()) > 0 && (await button.count()) > 0
    if (!(await until(page, isAsked))) return asked
    if (asked === 0) expect(await accessibilityFaults(page)).toEqual([])
    const line = await page.locator('main p[lang=es]').first().textContent()
    await record(button)
    await allowMicrophone(page)
    await page.clock.runFor(2000)
    await hearSpeech(page, [line ?? ''])
    await matched.waitFor()
    await until(page, async () => (await matched.count()) === 0)
  }
}
