import { randomUUID } from 'node:crypto'
import { metWords } from '@duologue/domain/days/met-words'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { accessibilityFaults, useBrowser, visitor } from './browser'
import { duelConversation } from './duel'
import { call } from './http'
import { signedIn } from './people'

useBrowser()

const patient = { timeout: 20_000 }
const day = 86_400_000

interface Line {
  id: string
  text: string
}

/** The token of whoever is logged in on a page. */
const tokenOf = (page: Page) => page.evaluate(() => localStorage.getItem('token') ?? '')

/** Answers lines so many days ago. */
const answer = (token: string, lines: readonly Line[], daysAgo: number, more: object) =>
  call<{ kept: number }>(
    '/learn/attempts',
    {
      attempts: lines.map((line, index) => ({
        id: randomUUID(),
        line: line.id,
        skill: 'say',
        place: 'learn',
        isRight: false,
        at: new Date(Date.now() - daysAgo * day - (60 - index) * 1000).toISOString(),
        ...more,
      })),
      timeZone: 'UTC',
    },
    token,
  )

test('a visitor is told what Today is for, and comes back to it after logging in', async () => {
  const page = await visitor()
  await page.goto('/today')
  await page.getByText('A few minutes a day').waitFor(patient)
  expect(await accessibilityFaults(page), 'visitor').toEqual([])
  await page.getByRole('link', { name: 'Log in to keep your path.' }).click()
  await page.waitForURL('**/login?redirect=%2Ftoday')
})

test('a plan is walked through, counted, and its goal is set', async () => {
  const page = await visitor()
  await signedIn(page)
  await page.goto('/today')
  await page.getByRole('heading', { name: 'Where do you want to begin?' }).waitFor(patient)
  const { path } = await duelConversation()
  const { dialogue, language } = await call<{ dialogue: Line[]; language: string }>(
    `/conversations/${path.split('/')[2] ?? ''}`,
  )
  const [token, lines] = [await tokenOf(page), dialogue.slice(0, 6)]
  await answer(token, lines, 2, {})

  await page.goto('/today')
  await page.getByRole('heading', { name: 'Review 6 lines' }).waitFor(patient)
  await page.getByText('About 7 minutes').waitFor()
  await page.getByText('You can say 0 lines.').waitFor()
  expect(await accessibilityFaults(page), 'plan').toEqual([])
  await page.getByRole('link', { name: 'Review', exact: true }).click()
  await page.getByText('6 lines from your conversations are due today.').waitFor(patient)

  await answer(token, lines, 0, { place: 'review', isRight: true })
  await page.goto('/home')
  await page
    .getByText('You have begun it.')
    .or(page.getByText('You know its lines.'))
    .waitFor(patient)
  await page.goto('/today')
  await page.getByRole('heading', { name: '6 lines reviewed' }).waitFor(patient)
  await page.getByText('You can say 6 lines.').waitFor()
  await page.getByRole('link', { name: 'See your progress' }).click()

  await page.getByRole('heading', { level: 1, name: 'Progress' }).waitFor(patient)
  await page
    .getByTitle(/: 6 lines, 1 minute$/)
    .first()
    .waitFor(patient)
  const words = new Set(lines.flatMap(({ text }) => metWords(text, language)))
  const met = page.locator('div', { has: page.locator('dt', { hasText: /^Words you met$/ }) })
  await met.locator('dd strong', { hasText: new RegExp(`^${words.size}$`) }).waitFor()
  // Nobody has told which words are common.
  expect(await page.getByText('Common words').count()).toBe(0)
  expect(await accessibilityFaults(page), 'progress').toEqual([])
  await page.getByRole('button', { name: 'Month after' }).and(page.locator(':disabled')).waitFor()
  await page.getByRole('button', { name: 'Month before' }).click()
  await page.getByRole('button', { name: 'Month after' }).and(page.locator(':enabled')).waitFor()
  await page.getByText('10 minutes, 4 days a week').waitFor()
  await page.getByLabel('Minutes a day').selectOption('5')
  await page.getByLabel('Days a week').selectOption('2')
  await page.getByRole('button', { name: 'Save goal' }).click()
  await page.getByText('Your goal was saved.').waitFor()
  await page.getByText('5 minutes, 2 days a week').waitFor(patient)
})

test('Today goes the way of the course that is followed, from Learn to Duel', async () => {
  const page = await visitor()
  await signedIn(page)
  await page.goto('/today')
  const token = await tokenOf(page)
  const { path } = await duelConversation()
  const duel = path.split('/')[2] ?? ''
  const { dialogue } = await call<{ dialogue: Line[] }>(`/conversations/${duel}`)
  const { pronunciationLists } = await call<{ pronunciationLists: { id: string }[] }>(
    '/pronunciation-lists?language=es&title=pero',
  )
  const { id } = await call('/courses', { title: 'Pasos', language: 'es' }, token)
  const items = [
    { kind: 'conversation', id: duel },
    { kind: 'list', id: pronunciationLists[0]?.id },
  ]
  const unit = { key: 'one', title: '', level: 'A1', aims: ['say what is mine'], items }
  await call(`/courses/${id}`, { units: [unit] }, token, 'PATCH')
  await call(`/courses/${id}/start`, {}, token)

  await page.goto('/today')
  await page.getByRole('heading', { name: 'La llave equivocada', exact: true }).waitFor(patient)
  await page.getByText('Unit 1: I can say what is mine').first().waitFor()
  await page.getByRole('heading', { name: /^Sounds: Pero o perro/ }).waitFor()
  expect(await accessibilityFaults(page), 'path').toEqual([])
  await answer(token, dialogue, 0, {})
  await page.goto('/today')
  await page.getByRole('heading', { name: 'Duel: La llave equivocada' }).waitFor(patient)
  await page.goto('/progress')
  await page.getByText('A1: 0 of 1 practised, 0 kept').waitFor(patient)
  await page.getByText('I can say what is mine').waitFor()
  expect(await accessibilityFaults(page), 'aims').toEqual([])
  await page.goto('/today')
  await page.getByRole('link', { name: 'Play' }).first().click(patient)
  await page.waitForURL(`**/conversations/${duel}/game`)
})
