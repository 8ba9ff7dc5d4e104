import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { accessibilityFaults, useBrowser, visitor } from './browser'
import { signedIn } from './people'

useBrowser()

const patient = { timeout: 20_000 }

interface Question {
  cue: { text: string }
  audio: string | null
  choices: { id: string; text: string }[]
  right: string
}

/** Clips that have ended as soon as they began; the last one that was played is kept. */
const withShortClips = (page: Page) =>
  page.addInitScript(() => {
    class Clip extends EventTarget {
      playbackRate = 1
      constructor(readonly address: string) {
        super()
      }
      play() {
        Object.assign(window, { lastClip: new URL(this.address, location.href).pathname })
        window.setTimeout(() => this.dispatchEvent(new Event('ended')))
        return Promise.resolve()
      }
      pause() {}
    }
    Object.assign(window, { Audio: Clip })
  })

const number = (page: Page) => page.getByRole('heading', { name: /^Question \d+$/ })
const answers = (page: Page) => page.getByRole('list', { name: 'Your answers' })

/** Begins the questions by one's own word; answers what the page was told of them. */
async function begin(page: Page, said: string): Promise<Question[]> {
  const told = page.waitForResponse(response => response.url().includes('/api/placement/es'))
  await page.getByRole('button', { name: said, exact: true }).click()
  const { levels } = (await (await told).json()) as { levels: { questions: Question[] }[] }
  await number(page).waitFor(patient)
  return levels.flatMap(({ questions }) => questions)
}

/** The key of the right choice of the question that is shown, by its meaning or its clip. */
async function rightKey(page: Page, questions: readonly Question[]): Promise<string> {
  const shown = await answers(page).getByRole('button').locator('[lang="es"]').allTextContents()
  const isHeard = await page.getByRole('button', { name: 'Replay the line' }).isVisible()
  const clip = await page.evaluate(() => (window as unknown as { lastClip?: string }).lastClip)
  const cue = isHeard
    ? null
    : await page.locator('[lang="en"]').filter({ visible: true }).allTextContents()
  const asked = questions.find(
    ({ cue: { text }, audio, choices }) =>
      choices.every((choice, index) => choice.text === shown[index]) &&
      (cue ? cue.includes(text) : audio === clip),
  )
  const place = asked?.choices.findIndex(({ id }) => id === asked.right) ?? -1
  return String(place + 1)
}

test('a new learner finds a level by keyboard: all lines known lead high up, and to conversations of that level', async () => {
  const page = await visitor()
  await withShortClips(page)
  await page.goto('/today')
  await page.getByRole('heading', { name: 'Where do you want to begin?' }).waitFor(patient)
  await page.getByLabel('Language', { exact: true }).selectOption('es')
  expect(await accessibilityFaults(page), 'where to begin').toEqual([])
  await page.getByRole('link', { name: 'Find my level (3 minutes)' }).click()
  await page
    .getByRole('heading', { level: 1, name: 'How well do you know Spanish?' })
    .waitFor(patient)
  expect(await accessibilityFaults(page), 'own word').toEqual([])

  const questions = await begin(page, 'I get by')
  for (let asked = 1; asked <= 16; asked++) {
    await page.getByRole('heading', { name: `Question ${asked}`, exact: true }).waitFor(patient)
    await expect.poll(() => rightKey(page, questions), patient).not.toBe('0')
    if (asked <= 2) expect(await accessibilityFaults(page), `question ${asked}`).toEqual([])
    const key = await rightKey(page, questions)
    // What is pressed as a question appears is none of its answers, and what is pressed twice may be one of the next's.
    const isGone = () =>
      page
        .getByRole('heading', { name: `Question ${asked}`, exact: true })
        .waitFor({ state: 'hidden', timeout: 1000 })
        .then(() => true)
        .catch(() => false)
    do await page.keyboard.press(key)
    while (!(await isGone()))
  }
  const found = page.getByRole('heading', { name: /^Start at unit \d+ \(C2\)\.$/ })
  await found.waitFor(patient)
  expect(await found.evaluate(heading => heading === document.activeElement)).toBe(true)
  expect(await accessibilityFaults(page), 'result').toEqual([])
  await page.getByText('You can begin anywhere, and change it at any time.').waitFor()
  await page.getByRole('button', { name: 'One harder' }).and(page.locator(':disabled')).waitFor()
  await page.getByRole('button', { name: 'One easier' }).click()
  await page.getByRole('heading', { name: /^Start at unit \d+ \(C1\)\.$/ }).waitFor(patient)
  await page.getByRole('link', { name: 'Start here' }).click()
  await page.waitForURL('**/courses/*/*')
})

test('who knows nothing, or thinks for too long, starts at A1; who is new is asked nothing', async () => {
  const page = await visitor()
  await withShortClips(page)
  await page.clock.install()
  await page.goto('/placement/es')
  await begin(page, 'A little')
  for (const asked of [1, 2]) {
    await page.getByRole('heading', { name: `Question ${asked}`, exact: true }).waitFor(patient)
    await page.clock.runFor(500)
    await page.getByRole('button', { name: "I don't know" }).click()
  }
  await page.getByRole('heading', { name: 'Question 3', exact: true }).waitFor(patient)
  await page.clock.runFor(20_000)
  await page.getByRole('heading', { name: 'Question 4', exact: true }).waitFor(patient)
  await page.clock.runFor(500)
  await page.getByRole('button', { name: "I don't know" }).click()
  await page.getByRole('heading', { name: 'Start at unit 1 (A1).' }).waitFor(patient)

  await page.getByRole('button', { name: 'Find it again' }).click()
  await page.getByRole('button', { name: 'I am new to it' }).click()
  await page.getByRole('heading', { name: 'Start at unit 1 (A1).' }).waitFor(patient)
  await page.getByRole('button', { name: 'One easier' }).and(page.locator(':disabled')).waitFor()
})

test('a learner who is logged in starts the course at the unit of the level that was found', async () => {
  const page = await visitor()
  await signedIn(page)
  await page.goto('/placement/es')
  await page.getByRole('button', { name: 'I am new to it' }).click()
  await page.getByRole('heading', { name: 'Start at unit 1 (A1).' }).waitFor(patient)
  await page.getByRole('button', { name: 'One harder' }).click()
  await page.getByRole('heading', { name: /\(A2\)\.$/ }).waitFor(patient)
  await page.getByRole('button', { name: 'Start here' }).click()
  await page.waitForURL('**/courses/*/*')
  await page.getByText('Before your start').first().waitFor(patient)
  await page.goto('/today')
  await page.getByRole('list', { name: 'What to do today' }).waitFor(patient)
})

test('a language with too little says so, and leads to what there is', async () => {
  const page = await visitor()
  await page.goto('/placement/ja')
  await page.getByRole('button', { name: 'Well', exact: true }).click()
  await page
    .getByText('There is not enough to find your level yet. Start where you like.')
    .waitFor(patient)
  expect(await accessibilityFaults(page), 'not enough').toEqual([])
  await page.getByRole('link', { name: 'Find a conversation' }).click()
  await page.waitForURL('**/search/conversations?language=ja')
})
