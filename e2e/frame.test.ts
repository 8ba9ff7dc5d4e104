import { expect, test } from 'vitest'
import { accessibilityFaults, still, useBrowser, visitor } from './browser'
import { duelConversation } from './duel'
import { resize } from './resize'
import { signedInAs } from './school'

useBrowser()

test('anybody can play one line on the landing page', async () => {
  const page = await visitor(still)
  await page.goto('/')
  const duel = page.getByRole('region', { name: 'Try a duel' })
  await duel.getByRole('button', { name: 'Mañana, a las ocho.' }).click()
  await duel.getByText('Not that one. Try another.').waitFor()
  await duel.getByRole('button', { name: 'No. Y tampoco es una silla.' }).click()
  await duel.getByText('Right! Your opponent feels it.').waitFor()
  expect(await duel.getByRole('button').count()).toBe(0)
  expect(await accessibilityFaults(page)).toEqual([])
})

test('on a phone the main places stand at its foot, but not in a game', async () => {
  const page = await visitor({ viewport: { width: 360, height: 740 } })
  const { path } = await duelConversation()
  await page.goto(path.replace('/game', ''))
  const bar = page.getByRole('navigation', { name: 'Main places' })
  await bar.getByRole('link', { name: 'Search' }).click()
  await page.waitForURL('**/search/conversations')
  expect(await bar.locator('[aria-current="page"]').textContent()).toContain('Search')
  expect(await bar.getByRole('link').count()).toBe(5)
  const { y = 0, height = 0 } = (await bar.boundingBox()) ?? {}
  expect(Math.round(y + height)).toBe(740)
  await resize(page, { width: 740, height: 360 })
  expect(await bar.isVisible()).toBe(false)
  await resize(page, { width: 360, height: 740 })
  await page.goto(path)
  await page.getByRole('heading', { name: 'Battle Mode' }).waitFor()
  expect(await bar.count()).toBe(0)
})

test('another page is announced, and begins at its top; tabs keep the focus', async () => {
  const page = await visitor()
  const focused = () =>
    page.evaluate(() => document.activeElement?.id || document.activeElement?.textContent)
  await page.goto('/faq')
  await page.getByRole('link', { name: 'Search', exact: true }).press('Enter')
  await page.getByRole('status').filter({ hasText: 'Search conversations' }).waitFor()
  expect(await focused()).toBe('content')
  await page.getByRole('link', { name: 'Playlists', exact: true }).press('Enter')
  await page.getByRole('status').filter({ hasText: 'Search playlists' }).waitFor()
  expect(await focused()).toBe('Playlists')
})

test('whoever closes Assign to Class is back on its button', async () => {
  const page = await visitor()
  await signedInAs(page, 'teacher')
  const { path } = await duelConversation()
  await page.goto(path.replace('/game', ''))
  const assign = page.getByRole('button', { name: 'Assign to Class' })
  await assign.press('Enter')
  await page.getByText("You haven't created any classes yet.").waitFor()
  await page.keyboard.press('Escape')
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  expect(await assign.evaluate(button => button === document.activeElement)).toBe(true)
})
