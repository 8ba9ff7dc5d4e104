import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { accessibilityFaults, useBrowser, visitor } from './browser'
import { atHome, logIn, said, signedIn } from './people'

useBrowser()

const patient = { timeout: 20_000 }
const question = (page: Page) => page.getByText('Which language do you learn?')
const search = (page: Page) => new URL(page.url()).search

/** The languages of the cards in a row of /home, in their order. */
const row = (page: Page, name: string) =>
  page
    .getByRole('region', { name })
    .locator('article [lang]:not([dir], [lang=""])')
    .evaluateAll(facts => facts.map(fact => fact.getAttribute('lang')))

test('a learner is asked once, and home, search and Today begin with the answer', async () => {
  const page = await visitor()
  const email = await signedIn(page)
  await page.goto('/home')
  await question(page).waitFor(patient)
  expect(await accessibilityFaults(page)).toEqual([])
  await page.getByRole('button', { name: 'Deutsch' }).press('Enter')
  await question(page).waitFor({ state: 'detached' })
  for (const name of ['Popular Conversations', 'New Conversations'])
    await expect.poll(async () => new Set(await row(page, name)), patient).toEqual(new Set(['de']))

  await page.getByRole('link', { name: 'Search', exact: true }).first().click()
  await page.waitForURL('**/search/conversations?language=de')
  await page.getByRole('link', { name: 'Playlists', exact: true }).click()
  await page.waitForURL('**/search/playlists?language=de')
  await page.getByLabel('Language', { exact: true }).selectOption('all')
  await expect.poll(() => search(page)).toBe('?language=all')
  await page.reload()
  await page.getByRole('link', { name: 'Conversations', exact: true }).click()
  await page.waitForURL('**/search/conversations?language=all')
  await page.goto('/search/conversations?language=fr')
  await expect.poll(() => page.getByLabel('Language', { exact: true }).inputValue()).toBe('fr')
  await page.goto('/search/conversations?difficulty=A1')
  await expect.poll(() => search(page), patient).toBe('?difficulty=A1&language=de')

  await page.goto('/today')
  await expect
    .poll(() => page.getByLabel('Language', { exact: true }).inputValue(), patient)
    .toBe('de')

  const elsewhere = await visitor()
  await elsewhere.goto('/login')
  await logIn(elsewhere, email)
  await atHome(elsewhere)
  await expect
    .poll(async () => new Set(await row(elsewhere, 'New Conversations')), patient)
    .toEqual(new Set(['de']))
  expect(await question(elsewhere).count()).toBe(0)
  await elsewhere.goto('/account')
  const chosen = elsewhere.getByRole('combobox', { name: 'Language that I learn' })
  await expect.poll(() => chosen.inputValue(), patient).toBe('de')
  await chosen.selectOption('all')
  await said(elsewhere, 'Your language was saved.')
  await elsewhere.goto('/search/conversations')
  await elsewhere.getByText(/conversations found$/).waitFor()
  expect(search(elsewhere)).toBe('')
})
