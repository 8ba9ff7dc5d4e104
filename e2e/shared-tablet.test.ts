import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { accessibilityFaults, useBrowser, visitor } from './browser'
import { logIn, said, signedIn, signUp } from './people'

useBrowser()

/** All that the browser keeps for this site, as one text. */
const allKept = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const databases = (await indexedDB.databases()).map(({ name }) => name)
    const storages = [Object.entries(localStorage), Object.entries(sessionStorage)]
    return JSON.stringify([storages, databases, await caches.keys(), document.cookie])
  })

test('two students, one tablet: who logs out is told what would be lost, and the next finds nothing of hers', async () => {
  const page = await visitor()
  const email = await signedIn(page)
  const { id, username } = await page.evaluate(
    () => JSON.parse(localStorage.getItem('user') ?? '{}') as { id: string; username: string },
  )
  await page.goto('/home')
  await page.locator('main a[href^="/conversations/"]').first().click()
  await page.waitForURL('**/conversations/**')
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('viewed-convos')))
    .toMatch(/[\w-]{36}/)
  const other = await page.context().newPage()
  await other.goto('/pronunciation/create')
  await other.getByLabel('Title', { exact: true }).fill('My secret words')
  await expect.poll(() => allKept(other)).toContain('My secret words')

  await page.goto('/logout')
  await page.getByText(/^1 piece of unfinished work is not saved yet/).waitFor()
  expect(await accessibilityFaults(page)).toEqual([])
  await page.getByRole('button', { name: 'Stay logged in' }).click()
  await page.waitForURL('**/home')
  await page.goto('/logout')
  await page.getByRole('button', { name: 'Log out and delete them' }).click()
  await page.waitForURL(url => url.pathname === '/')
  // Where she was making the list nothing is left of it either.
  await other.waitForURL(url => url.pathname === '/')
  for (const tab of [page, other]) {
    const kept = await allKept(tab)
    for (const hers of [id, username, email, 'My secret words']) expect(kept).not.toContain(hers)
  }
  await other.close()

  await page.goto('/recover')
  await said(page, 'Log in to see your unsaved work: only your own is shown.')
  await page.context().addCookies([{ name: 'language', value: 'ar', url: page.url() }])
  await page.reload()
  await said(page, 'تسجيل الدخول يُظهر لك عملك غير المحفوظ: لا يُعرض إلا ما هو لك.')
  expect(await page.evaluate(() => document.documentElement.dir)).toBe('rtl')
  expect(await accessibilityFaults(page)).toEqual([])
  await page.context().clearCookies({ name: 'language' })
  await signUp(page)
  await page.getByRole('heading', { name: 'Popular Conversations' }).waitFor()
  expect(await page.getByRole('heading', { name: 'Recently Viewed' }).count()).toBe(0)
  await page.goto('/pronunciation/create')
  expect(await page.getByLabel('Title', { exact: true }).inputValue()).toBe('')
})

test('a login that ended by itself: the next student sees nothing of hers, and she finds it again', async () => {
  const page = await visitor()
  const email = await signedIn(page)
  await page.goto('/pronunciation/create')
  await page.getByLabel('Title', { exact: true }).fill('My secret words')
  await expect.poll(() => allKept(page)).toContain('My secret words')
  await page.evaluate(async () => {
    const authorization = localStorage.getItem('token') ?? ''
    await fetch('/api/users/logout', { method: 'POST', headers: { authorization } })
  })
  await page.goto('/home')
  await said(page, 'Your login has ended. Please log in again.')
  await signUp(page)
  await page.goto('/recover')
  await page.getByText('Unsaved work of another account waits here, too.').waitFor()
  await said(page, 'You have no unsaved work on this device: everything was saved.')
  await page.goto('/logout')
  await page.waitForURL(url => url.pathname === '/')
  await page.goto('/login')
  await logIn(page, email)
  await page.waitForURL('**/home')
  await page.goto('/pronunciation/create')
  await expect
    .poll(() => page.getByLabel('Title', { exact: true }).inputValue())
    .toBe('My secret words')
})
