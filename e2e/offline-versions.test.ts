import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { expect, inject, test } from 'vitest'
import { useBrowser, visitor } from './browser'
import { type NetworkBetween, openNetworkBetween } from './network-between'
import { atWork, builds, returning } from './offline'
import { signedIn } from './people'

useBrowser()

const javascript = { 'content-type': 'text/javascript', 'cache-control': 'no-cache' }
const mainOfRelease = (number: number) => `/assets/release${number}.js`
const newMain = mainOfRelease(2)

/** The main script of a page, which says of which build it is. */
const mainOf = (page: Page) =>
  page.evaluate(() => document.querySelector('link[rel="modulepreload"]')?.getAttribute('href'))

/**
 * From now on another build is on the server: its main script has another name, and so has its worker another text; what
 * only the old build had is gone.
 */
function release(network: NetworkBetween, oldMain: string, number = 2) {
  const main = mainOfRelease(number)
  const renamed = (text: string) => text.replaceAll(oldMain, main)
  network.change = async (path, body) => {
    if (path === main) {
      const answer = await fetch(inject('address') + oldMain)
      return { body: await answer.text(), headers: javascript }
    }
    if (path === oldMain || path.startsWith('/assets/release'))
      return { body: 'gone', headers: { 'content-type': 'text/plain' } }
    if (path.startsWith('/worker.js'))
      return {
        body: renamed(await body()).replace(/"version":"[^"]+"/, `"version":"release${number}"`),
        headers: javascript,
      }
    const isPage = /^\/(home|faq|terms|privacy|pronunciation\/create|shell\?.*)?$/.test(path)
    return isPage ? { body: renamed(await body()) } : undefined
  }
}

/** How many workers are on their way. */
const comingWorkers = (page: Page) =>
  page.evaluate(async () => {
    const found = await navigator.serviceWorker.getRegistration()
    return [found?.waiting, found?.installing].filter(Boolean).length
  })

async function opened(isUser = false) {
  const { page, network } = await returning()
  if (isUser) await signedIn(page)
  await page.goto('/faq')
  await atWork(page)
  const main = (await mainOf(page)) ?? ''
  expect(main).toMatch(/^\/assets\/[\w-]{8}\.js$/)
  return { page, network, main }
}

test('an open page goes on with its own files when a new version comes, and takes it when asked to', async () => {
  const { page, network, main } = await opened()
  release(network, main)
  await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update())
  await page.getByText('A new version is ready.').waitFor()
  // It goes on through parts that it has not loaded yet, all of which are here.
  network.asked.length = 0
  await page.getByRole('contentinfo').getByRole('link', { name: 'Terms' }).click()
  await page.getByRole('heading', { level: 1, name: 'Terms' }).waitFor()
  expect(network.asked.filter(path => path.startsWith('/assets/'))).toEqual([])
  expect(await mainOf(page)).toBe(main)
  await page.getByText('A new version is ready.').waitFor()
  await page.getByRole('button', { name: 'Load it' }).click()
  await expect.poll(() => mainOf(page).catch(() => '')).toBe(newMain)
  await expect.poll(() => page.getByText('A new version is ready.').count()).toBe(0)
  await expect.poll(() => builds(page)).toEqual([expect.any(String), 'built-release2-en'])
  await network.cut()
  await page.goto('/privacy')
  await page.getByRole('heading', { level: 1, name: 'Privacy' }).waitFor()
  expect(await mainOf(page)).toBe(newMain)
})

test('the next page that is opened takes a new version, while the open one goes on without a connection, too', async () => {
  const { page, network, main } = await opened(true)
  release(network, main)
  const next = await page.context().newPage()
  await next.goto('/privacy')
  expect(await mainOf(next)).toBe(newMain)
  await expect.poll(() => builds(next)).toHaveLength(2)
  await expect.poll(() => comingWorkers(next)).toBe(0)
  await network.cut()
  await page.getByRole('contentinfo').getByRole('link', { name: 'Terms' }).click()
  await page.getByRole('heading', { level: 1, name: 'Terms' }).waitFor()
  expect(await mainOf(page)).toBe(main)

  // Builds of three releases: a page of the first, the worker of the second, the server of the third.
  await network.mend()
  release(network, main, 3)
  await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update())
  await page.getByText('A new version is ready.').waitFor()
  await page.getByRole('banner').getByRole('link', { name: 'Pronunciation' }).click()
  await page.getByRole('link', { name: 'Find a pronunciation list' }).click()
  await page.getByRole('main').getByRole('link', { name: 'Create New List' }).click()
  await page.waitForURL('**/pronunciation/create')
  await page.getByRole('button', { name: 'Create List' }).waitFor()
  await page.getByLabel('Title', { exact: true }).fill('Typed before')
  expect(await mainOf(page)).toBe(main)
  await page.getByRole('button', { name: 'Load it' }).click()
  await expect.poll(() => mainOf(page).catch(() => '')).toBe(mainOfRelease(3))
  const typed = () => page.getByLabel('Title', { exact: true }).inputValue()
  await expect.poll(typed).toBe('Typed before')
  await expect.poll(() => builds(page)).toContain('built-release3-en')
})

test('a worker that answers nonsense is gone with the next page, and what was kept stays', async () => {
  const network = await openNetworkBetween(inject('address'))
  const page = await visitor({ baseURL: network.address })
  const broken = [
    "self.addEventListener('install', event => event.waitUntil(self.skipWaiting()))",
    "self.addEventListener('activate', event => event.waitUntil(self.clients.claim()))",
    "self.addEventListener('fetch', event => { if (event.request.mode === 'navigate') event.respondWith(new Response('nonsense')) })",
  ].join('\n')
  network.change = async path =>
    path.startsWith('/worker.js') ? { body: broken, headers: javascript } : undefined
  await page.goto('/healthz')
  await page.evaluate(async () => {
    const { trustedTypes } = globalThis as unknown as {
      trustedTypes: {
        createPolicy(
          name: string,
          rules: { createScriptURL: (address: string) => string },
        ): { createScriptURL: (address: string) => string }
      }
    }
    const own = trustedTypes.createPolicy('offline', { createScriptURL: address => address })
    await navigator.serviceWorker.register(own.createScriptURL('/worker.js?language=en'), {
      updateViaCache: 'none',
    })
    await navigator.serviceWorker.ready
    for (const name of ['built-broken-en', 'kept', 'kept-somebody']) await caches.open(name)
  })
  const ending = await readFile(
    join(import.meta.dirname, '../packages/web/public/ending-worker.js'),
    'utf8',
  )
  await page.goto('/faq', { waitUntil: 'load' })
  expect(await page.locator('body').innerText()).toBe('nonsense')
  network.change = async path =>
    path.startsWith('/worker.js')
      ? { body: ending, headers: { ...javascript, 'x-offline': 'off' } }
      : undefined
  await page.goto('/faq', { waitUntil: 'commit' })
  await page.getByRole('heading', { level: 1, name: 'Questions' }).waitFor()
  expect(await page.evaluate(() => navigator.serviceWorker.getRegistrations())).toEqual([])
  expect(await page.evaluate(() => caches.keys())).toEqual(['kept', 'kept-somebody'])
  // Where none is offered none is begun with, however often somebody comes.
  await page.evaluate(() => localStorage.setItem('first-visit', '2026-01-01'))
  network.asked.length = 0
  await page.goto('/terms')
  await expect.poll(() => network.asked).toContain('/worker.js')
  expect(network.asked.filter(path => path.startsWith('/worker.js?'))).toEqual([])
})
