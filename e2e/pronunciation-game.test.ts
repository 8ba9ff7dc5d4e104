import type { Page } from 'playwright-core'
import { expect, inject, test } from 'vitest'
import { accessibilityFaults, useBrowser, visitor } from './browser'
import { said, signedIn } from './people'

useBrowser()

const patient = { timeout: 20_000 }

interface Item {
  text: string
  audio: string
}

/** A sample list, whose items have clips. */
async function sampleList(): Promise<{ shortid: string; items: readonly Item[] }> {
  const call = async (path: string) => (await fetch(`${inject('address')}${path}`)).json()
  const found = (await call('/api/pronunciation-lists?language=es&limit=100')) as {
    pronunciationLists: { shortid: string; author: { username: string } }[]
  }
  const sample = found.pronunciationLists.find(({ author }) => author.username === 'duologue')
  return (await call(`/api/pronunciation-lists/${sample?.shortid}`)) as never
}

/** Lets clips pass quickly, and notes what was played. */
async function listening(page: Page, choices: Record<string, string>): Promise<void> {
  await page.addInitScript(kept => {
    for (const [key, value] of Object.entries(kept)) localStorage.setItem(key, value)
    const sounds: string[] = []
    Object.assign(globalThis, { sounds })
    const { prototype } = HTMLMediaElement
    const play = prototype.play
    prototype.play = function quickly() {
      sounds.push(new URL(this.src).pathname)
      this.playbackRate = 16
      return play.call(this)
    }
  }, choices)
}

/** The items whose sounds were played, the last of them last. */
const heard = async (page: Page, items: readonly Item[]) => {
  const sounds = await page.evaluate(() => (globalThis as unknown as { sounds: string[] }).sounds)
  return sounds.map(path => items.find(({ audio }) => audio === path)?.text ?? '')
}

const heading = (page: Page) => page.getByRole('heading', { level: 2 }).first()
const choices = (page: Page) => page.getByRole('list', { name: 'Choices' }).getByRole('listitem')

/** Answers the question that is shown by keyboard, as its player who listens closely does. */
async function answer(page: Page, items: readonly Item[], isRight: boolean): Promise<string> {
  const before = (await heard(page, items)).length
  const asks = await heading(page).innerText()
  if (asks === 'Which sound is it?') {
    const text = await page.locator('p [lang=es]').first().innerText()
    const count = await choices(page).count()
    await page.keyboard.press(' ')
    await expect.poll(async () => (await heard(page, items)).length, patient).toBe(before + count)
    const sounds = (await heard(page, items)).slice(before)
    await page.keyboard.press(String(sounds.findIndex(one => (one === text) === isRight) + 1))
    return text
  }
  await expect.poll(async () => (await heard(page, items)).length, patient).toBeGreaterThan(0)
  await page.getByText('Your turn.').waitFor({ ...patient, state: 'attached' })
  const text = (await heard(page, items)).at(-1) ?? ''
  if (asks === 'Write what you hear.') {
    await page.keyboard.type(isRight ? text : 'x')
    await page.keyboard.press('Enter')
    return text
  }
  const texts = await choices(page).locator('[lang=es]').allInnerTexts()
  await page.keyboard.press(String(texts.findIndex(one => (one === text) === isRight) + 1))
  return text
}

test('a sample list is played by keyboard in all its modes to the summary; a miss is compared, and comes back', async () => {
  const page = await visitor()
  const { shortid, items } = await sampleList()
  await signedIn(page)
  await listening(page, { 'pronunciation-mode': 'any', 'pronunciation-difficulty': 'normal' })
  await page.goto(`/pronunciation/${shortid}`)
  await page.locator(`main a[href$="/pronunciation/game?list=${shortid}"]`).click()
  await page.locator('button[type=submit]:enabled').waitFor(patient)
  expect(await accessibilityFaults(page), 'settings').toEqual([])
  await page.getByRole('button', { name: 'Start' }).focus()
  await page.keyboard.press('Enter')
  const seen = new Set<string>()
  let missed = ''
  for (let place = 1; place <= 11; place += 1) {
    await said(page, `${place} of ${place === 1 ? 10 : 11}`)
    const asks = await heading(page).innerText()
    if (!seen.has(asks)) expect(await accessibilityFaults(page), asks).toEqual([])
    seen.add(asks)
    const text = await answer(page, items, place > 1)
    await said(page, place > 1 ? 'Right!' : 'Not this one.')
    if (place === 1) {
      missed = text
      await page.getByRole('button', { name: `Play ${missed}` }).waitFor()
      expect(await accessibilityFaults(page), 'verdict').toEqual([])
      await page.keyboard.press('r')
      await page.getByRole('button', { name: 'Retry' }).waitFor({ state: 'detached' })
      await answer(page, items, true)
      await said(page, 'Right!')
    }
    if (place === 5) {
      await said(page, 'Once more')
      expect(text).toBe(missed)
    }
    await page.keyboard.press('Enter')
  }
  expect([...seen].toSorted()).toEqual([
    'Which sound is it?',
    'Which word do you hear?',
    'Write what you hear.',
  ])
  await page.getByRole('heading', { name: 'You win!' }).waitFor()
  await said(page, 'New play saved.')
  await said(page, '9 of 10 right at the first try')
  // The server has played it again.
  const stored = await page.evaluate(async () => {
    const { id } = JSON.parse(localStorage.getItem('user') ?? '{}') as { id: string }
    const headers = { Authorization: localStorage.getItem('token') ?? '' }
    const answer = await fetch(`/api/plays?user=${id}`, { headers })
    return ((await answer.json()) as { plays: object[] }).plays
  })
  expect(stored).toMatchObject([
    { activity: 'pronunciationCustom', mode: 'any', score: 180, isWinner: true, verified: true },
  ])
  await page.getByRole('button', { name: `Play ${missed}` }).waitFor()
  expect(await accessibilityFaults(page), 'summary').toEqual([])
  await page.getByRole('link', { name: 'Back to the list' }).click()
  await page.waitForURL(`**/pronunciation/${shortid}`)
})

test('without a list, on a phone in the dark: words are dealt, a reload leads back to the settings, an assignment asks for a login', async () => {
  const page = await visitor({ viewport: { width: 360, height: 740 }, colorScheme: 'dark' })
  await listening(page, { 'pronunciation-mode': 'listening', 'pronunciation-difficulty': 'hard' })
  await page.goto('/pronunciation/game')
  const start = page.locator('button[type=submit]:enabled')
  await start.waitFor(patient)
  expect(await accessibilityFaults(page), 'settings').toEqual([])
  await start.click()
  await said(page, 'Which word do you hear?')
  await page.keyboard.press('1')
  const next = page.getByRole('button', { name: 'Next' })
  await next.waitFor(patient)
  expect(await accessibilityFaults(page), 'verdict').toEqual([])
  // What is told of the answer and the way on come into view by themselves; the next question begins at its top.
  const isInView = () => next.evaluate(it => it.getBoundingClientRect().bottom < innerHeight)
  await expect.poll(isInView, patient).toBe(true)
  await next.click()
  await said(page, 'Which word do you hear?')
  await expect.poll(() => page.evaluate(() => scrollY), patient).toBeLessThan(60)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
  expect(await page.getByRole('contentinfo').count()).toBe(0)
  await page.reload()
  await start.waitFor(patient)
  // A page that takes its time shows that it is coming.
  let goOn = () => {}
  const isHeld = new Promise<void>(resolve => {
    goOn = resolve
  })
  await page.route('**/api/pronunciation-lists?*', async route => {
    await isHeld
    await route.continue()
  })
  await page.getByRole('link', { name: 'Find a pronunciation list' }).click()
  const coming = page.getByRole('progressbar', { name: 'Loading…' })
  await coming.waitFor()
  goOn()
  await page.waitForURL('**/pronunciation/search')
  await coming.waitFor({ state: 'detached' })
  await page.goto('/pronunciation/game?assignment=01900000-0000-7000-8000-000000000001')
  await page.locator('dialog:modal').waitFor(patient)
  await said(page, 'To play this assignment, log in or sign up.')
})
