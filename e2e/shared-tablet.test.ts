import type { Page } from 'playwright-core'
import { expect, inject, test } from 'vitest'
import { samplePicture } from '../packages/server/src/testing/school/sample-files'
import { accessibilityFaults, useBrowser, visitor } from './browser'
import { atWork, returning } from './offline'
import { logIn, said, signedIn, signUp } from './people'

useBrowser()

/** All that the browser keeps for this site, as one text: storages, every row of every database, every file of every cache. */
const allKept = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const settled = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result)
        request.onerror = () => reject(request.error)
      })
    const rows = async ({ name = '' }: IDBDatabaseInfo) => {
      const database = await settled(indexedDB.open(name))
      const tables = [...database.objectStoreNames]
      const found = await Promise.all(
        tables.map(table => settled(database.transaction(table).objectStore(table).getAll())),
      )
      database.close()
      return [name, found]
    }
    const files = async (name: string) => {
      const cache = await caches.open(name)
      const requests = await cache.keys()
      // Files of the product are nobody's, and many.
      if (name.startsWith('built-')) return [name, requests.map(({ url }) => url)]
      const answers = await Promise.all(requests.map(async one => (await cache.match(one))?.text()))
      return [name, requests.map(({ url }) => url), answers]
    }
    const databases = await Promise.all((await indexedDB.databases()).map(rows))
    const cached = await Promise.all((await caches.keys()).map(files))
    const storages = [Object.entries(localStorage), Object.entries(sessionStorage)]
    return JSON.stringify([storages, databases, cached, document.cookie])
  })

/** A picture that only she may see, as her page has shown it. */
async function ownPicture(page: Page): Promise<string> {
  const token = await page.evaluate(() => localStorage.getItem('token'))
  const form = new FormData()
  form.set('file', new Blob([new Uint8Array(await samplePicture())]))
  const answer = await fetch(`${inject('address')}/api/uploads?purpose=image`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
    body: form,
  })
  return ((await answer.json()) as { url: string }).url
}

/** What an address answers, out of the browser's own cache if it is there. */
const answered = (page: Page, address: string) =>
  page.evaluate(async from => (await fetch(from, { cache: 'force-cache' })).status, address)

test('two students, one tablet: who logs out is told what would be lost, and the next finds nothing of hers', async () => {
  const { page } = await returning()
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
  await page.getByRole('switch', { name: 'Keep for offline' }).click()
  await said(page, 'Kept on this device')
  await atWork(page)
  // What she was told of her own learning is kept, too.
  await page.goto('/review')
  await expect.poll(() => allKept(page)).toContain('/api/learn/review')
  const picture = await ownPicture(page)
  await expect.poll(() => answered(page, picture)).toBe(200)
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
  const hers = [id, username, email, 'My secret words', '/api/learn/', picture]
  for (const tab of [page, other]) {
    await expect
      .poll(async () => {
        const kept = await allKept(tab)
        return hers.filter(one => kept.includes(one))
      })
      .toEqual([])
  }
  expect(await answered(page, picture)).toBe(404)
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
  const name = await page.evaluate(async () => {
    const authorization = localStorage.getItem('token') ?? ''
    const { id, username } = JSON.parse(localStorage.getItem('user') ?? '{}')
    await fetch('/api/users/logout', { method: 'POST', headers: { authorization } })
    // An answer that she gave while there was no connection, to a line that is gone.
    const line = crypto.randomUUID()
    const attempt = { id: line, line, skill: 'say', place: 'learn', isRight: true }
    localStorage.setItem('learn-progress', JSON.stringify([{ user: id, attempt }]))
    return String(username)
  })
  await page.goto('/home')
  await said(page, 'Your login has ended. Please log in again.')
  await page.getByText(/^Log in again to send what waits\./).waitFor()
  expect(await accessibilityFaults(page)).toEqual([])
  await signUp(page)
  await page.goto('/offline')
  await said(page, 'Something of another account waits here.')
  expect(await page.locator('body').innerText()).not.toContain(name)
  await page.goto('/recover')
  await page.getByText('Unsaved work of another account waits here, too.').waitFor()
  await said(page, 'You have no unsaved work on this device: everything was saved.')
  await page.goto('/logout')
  await page.waitForURL(url => url.pathname === '/')
  await page.goto('/login')
  await logIn(page, email)
  await page.waitForURL('**/home')
  await expect.poll(() => page.evaluate(() => localStorage.getItem('learn-progress'))).toBeNull()
  await page.goto('/pronunciation/create')
  await expect
    .poll(() => page.getByLabel('Title', { exact: true }).inputValue())
    .toBe('My secret words')
})
