import { randomUUID } from 'node:crypto'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { accessibilityFaults, useBrowser, visitor } from './browser'
import { duelConversation } from './duel'
import { call } from './http'
import { signedIn } from './people'

useBrowser()

const patient = { timeout: 20_000 }

interface Line {
  id: string
}

/** The page of a conversation, and its lines. */
async function conversationPage() {
  const path = (await duelConversation()).path.replace('/game', '')
  const { dialogue } = await call<{ dialogue: Line[] }>(
    `/conversations/${path.split('/')[2] ?? ''}`,
  )
  return { path, dialogue }
}

/** The ways into a conversation, in their order, the filled one marked. */
const ways = (page: Page) =>
  page
    .getByRole('link', { name: /^(Learn|Battle) Mode$/ })
    .evaluateAll(links =>
      links.map(link => [
        link.textContent?.trim(),
        getComputedStyle(link).borderTopColor === 'rgba(0, 0, 0, 0)',
      ]),
    )

test('Learn Mode stands first for whoever has not learnt it, then Battle Mode', async () => {
  const page = await visitor()
  const { path, dialogue } = await conversationPage()
  await page.goto(path)
  await expect
    .poll(() => ways(page), patient)
    .toEqual([
      ['Learn Mode', true],
      ['Battle Mode', false],
    ])
  await signedIn(page)
  const token = await page.evaluate(() => localStorage.getItem('token') ?? '')
  const answer = (lines: readonly Line[]) =>
    call(
      '/learn/attempts',
      {
        attempts: lines.map(({ id }) => ({
          id: randomUUID(),
          line: id,
          skill: 'say',
          place: 'learn',
          isRight: false,
        })),
      },
      token,
    )
  await answer(dialogue.slice(0, 1))
  await page.goto(path)
  await page.getByText('You can say 0 of').waitFor(patient)
  expect((await ways(page))[0]).toEqual(['Learn Mode', true])
  await answer(dialogue)
  await page.goto(path)
  await expect
    .poll(() => ways(page), patient)
    .toEqual([
      ['Battle Mode', true],
      ['Learn Mode', false],
    ])
  expect(await accessibilityFaults(page)).toEqual([])
})

test('lines are played slower, on this device also the next time, by keyboard too', async () => {
  const page = await visitor({ viewport: { width: 360, height: 740 } })
  const { path } = await conversationPage()
  await page.goto(path)
  const speed = (name: string) => page.getByRole('radio', { name, exact: true })
  await expect.poll(() => speed('1×').isChecked(), patient).toBe(true)
  await speed('1×').focus()
  await page.keyboard.press('ArrowRight')
  await expect.poll(() => speed('0.75×').isChecked(), patient).toBe(true)
  await page.reload()
  await expect.poll(() => speed('0.75×').isChecked(), patient).toBe(true)
  expect(await accessibilityFaults(page)).toEqual([])
})

test('a word that is pressed shows what it means; by keys each line has its words', async () => {
  const page = await visitor()
  const { path } = await conversationPage()
  const asked: string[] = []
  page.on('request', request => asked.push(request.url()))
  await page.goto(path)
  await page.getByText('Press a word to see what it means.').waitFor()
  const text = page.locator('main ol > li p[lang="es"]').first()
  const panel = page.getByRole('dialog', { name: 'Word' })
  await text.click({ position: { x: 8, y: 12 } })
  await panel.waitFor(patient)
  const first = ((await text.textContent()) ?? '').match(/\p{L}+/u)?.[0] ?? ''
  await panel.getByText(first, { exact: true }).waitFor()
  await panel.getByText('The whole line means').waitFor()
  expect(asked.some(url => url.includes('/api/words/meaning?'))).toBe(true)
  expect(await accessibilityFaults(page)).toEqual([])
  await page.keyboard.press('Escape')
  await panel.waitFor({ state: 'detached' })

  const words = page.getByRole('button', { name: 'Words of line 2' })
  await words.press('Enter')
  await panel.getByRole('button', { name: 'Next word' }).click()
  await page.keyboard.press('Escape')
  await panel.waitFor({ state: 'detached' })
  expect(await words.evaluate(button => button === document.activeElement)).toBe(true)
})
