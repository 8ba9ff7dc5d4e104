import type { Page } from 'playwright-core'
import { expect, inject, test } from 'vitest'
import { isPublicPage } from '../packages/domain/src/messages/language-address'
import { accessibilityFaults, useBrowser, visitor } from './browser'
import { duelConversation } from './duel'
import { atHome, signedIn } from './people'

useBrowser()

const languageOf = (page: Page) => page.evaluate(() => document.documentElement.lang)
const pathOf = (page: Page) => new URL(page.url()).pathname
const cookiesOf = async (page: Page) =>
  Object.fromEntries((await page.context().cookies()).map(({ name, value }) => [name, value]))

/** What the head of a page says of its languages. */
async function languagesIn(path: string, headers: Record<string, string> = {}) {
  const answer = await fetch(inject('address') + path, { headers })
  const [head = ''] = (await answer.text()).split('</head>')
  const own = (address = '') => address.replace(/^https?:\/\/[^/]*/, '').replaceAll('&amp;', '&')
  return {
    canonical: own(/<link rel="canonical" href="([^"]*)"/.exec(head)?.[1]),
    locale: /<meta property="og:locale" content="([^"]*)"/.exec(head)?.[1],
    others: Object.fromEntries(
      [...head.matchAll(/<link rel="alternate" hreflang="([^"]*)" href="([^"]*)"/g)].map(
        ([, tag = '', address]) => [tag, own(address)],
      ),
    ),
  }
}

const everywhere = (path: string, query = '') => ({
  en: (path || '/') + query,
  es: `/es${path}${query}`,
  fr: `/fr${path}${query}`,
  de: `/de${path}${query}`,
  'zh-Hans': `/zh${path}${query}`,
  ar: `/ar${path}${query}`,
  'x-default': (path || '/') + query,
})

test.each([
  ['/de', '', '/de', 'de_DE'],
  ['/', '', '/', 'en_US'],
  ['/zh/faq', '/faq', '/zh/faq', 'zh_CN'],
  ['/faq', '/faq', '/faq', 'en_US'],
])('%s tells of itself in all languages', async (path, bare, canonical, locale) => {
  expect(await languagesIn(path)).toEqual({ canonical, locale, others: everywhere(bare) })
})

test('an address without a language stays the same in whatever language it is read', async () => {
  expect(await languagesIn('/faq', { 'accept-language': 'ar' })).toEqual({
    canonical: '/faq',
    locale: 'ar_AR',
    others: everywhere('/faq'),
  })
  expect(await languagesIn('/de/search/conversations?language=es&difficulty=A1')).toMatchObject({
    canonical: '/de/search/conversations?language=es&difficulty=A1',
    others: everywhere('/search/conversations', '?language=es&difficulty=A1'),
  })
})

test('what is found has an address in each language, and a tool has none', async () => {
  const { path: game } = await duelConversation()
  const paths = ['/home', '/about', '/sandbox', '/classes', '/login', game, '/not-found', '/review']
  for (const path of [...paths, game.replace(/\/game$/, '')]) {
    const { canonical, others } = await languagesIn(path)
    expect([path, Object.keys(others).length]).toEqual([
      path,
      canonical && isPublicPage(path) ? 7 : 0,
    ])
  }
})

/** Where an address leads in the end, with the status of its page, and by how many redirects. */
async function ledTo(path: string) {
  let asked = path
  for (let steps = 0; steps < 5; steps += 1) {
    const answer = await fetch(inject('address') + asked, { redirect: 'manual' })
    const to = answer.headers.get('location')
    if (to === null) return [asked, answer.status, answer.headers.get('content-language')]
    asked = to
  }
  throw new Error(`${path} leads on and on`)
}

test('what leads on within the site keeps the language of its address', async () => {
  const { path: game } = await duelConversation()
  const path = game.replace(/\/game$/, '')
  const [, , id = ''] = path.split('/')
  const own = await ledTo(`/conversations/${id}`)
  expect(await ledTo(`/ar/conversations/${id}/wrong`)).toEqual([`/ar${own[0]}`, 200, 'ar'])
  expect(await ledTo(`/ar/convo/${id}`)).toEqual([`/ar${own[0]}`, 200, 'ar'])
  expect(await ledTo('/de/')).toEqual(['/de', 200, 'de'])
  expect(await ledTo('/de/search')).toEqual(['/de/search/conversations', 200, 'de'])
  expect(await ledTo('/de/search/playlists/?title=a%20b')).toEqual([
    '/de/search/playlists?title=a+b',
    200,
    'de',
  ])
  expect((await ledTo('/de/users/nobody-is-called-so'))[1]).toBe(404)
  expect(await ledTo('/zh/conversations/none')).toEqual([
    '/zh/not-found?from=%2Fconversations%2Fnone',
    404,
    'zh-Hans',
  ])
  expect(await ledTo('/de/nowhere')).toEqual(['/not-found', 404, 'en'])
  expect(await ledTo('/en/de/home')).toEqual(['/de/home', 200, 'de'])
})

test('links keep the language of the address, Back and a second tab too', async () => {
  const page = await visitor({ locale: 'en-US' })
  await page.goto('/de')
  await page.locator('header a[href="/de/search/conversations"]').click()
  await page.waitForURL('**/de/search/conversations')
  const card = page.locator('main a[href^="/de/conversations/"]').first()
  const path = await card.getAttribute('href')
  const [second] = await Promise.all([
    page.context().waitForEvent('page'),
    card.click({ modifiers: ['ControlOrMeta'] }),
  ])
  await second.waitForURL(`**${path}`)
  expect(await languageOf(second)).toBe('de')
  await second.close()
  await card.click()
  await page.waitForURL(`**${path}`)
  await page.reload()
  expect(await languageOf(page)).toBe('de')
  await page.goBack()
  await page.waitForURL('**/de/search/conversations')
  await page.locator('main a[href^="/de/conversations/"]').first().waitFor()
  await expect.poll(() => languageOf(page).catch(String)).toBe('de')
  // All of this was said by the address alone.
  expect((await cookiesOf(page)).language).toBeUndefined()
  await page.goto('/faq')
  expect(await languageOf(page)).toBe('en')
})

test('who goes on to a tool reads on in the same language', async () => {
  const page = await visitor({ locale: 'en-US' })
  await page.goto('/de/home')
  await page.getByRole('link', { name: 'Klassen', exact: true }).click()
  await page.waitForURL('**/classes')
  expect((await cookiesOf(page)).language).toBe('de')
  await page.reload()
  expect(await languageOf(page)).toBe('de')
  await page.goBack()
  await page.waitForURL('**/de/home')
  // The page asks for the other address anew, and is taken away meanwhile.
  await expect.poll(() => languageOf(page).catch(String)).toBe('de')
})

test('a tool that is opened in another tab does so, too, even without the scripts of the page', async () => {
  const page = await visitor({ locale: 'en-US' })
  await page.route('**/assets/*.js', route => route.abort())
  await page.goto('/fr/home', { waitUntil: 'load' })
  const [second] = await Promise.all([
    page.context().waitForEvent('page'),
    page.locator('header a[href="/classes"]').click({ modifiers: ['ControlOrMeta'] }),
  ])
  await second.waitForURL('**/classes')
  expect(await languageOf(second)).toBe('fr')
})

test('a search without scripts stays in the language of its address', async () => {
  const page = await visitor({ javaScriptEnabled: false })
  await page.goto('/es/search/conversations', { waitUntil: 'load' })
  await page.locator('search input[name="title"]').fill('llave')
  await page.locator('search input[name="title"]').press('Enter')
  await page.waitForURL('**/es/search/conversations?*title=llave*')
})

test('a login leads back to an address in another language', async () => {
  const page = await visitor({ locale: 'en-US' })
  await signedIn(page)
  await page.goto(`/login?redirect=${encodeURIComponent('/de/faq')}`)
  await page.waitForURL('**/de/faq')
  await page.waitForFunction(() => document.documentElement.lang === 'de')
  await page.goto('/login?redirect=/home')
  await atHome(page)
})

test('who reads another language is offered it, until they close that', async () => {
  const page = await visitor({ locale: 'fr-FR', viewport: { width: 360, height: 740 } })
  await page.goto('/de/faq')
  const offer = page.locator('aside[lang="fr"]')
  await offer.getByText('Cette page existe aussi en français.').waitFor()
  expect(await accessibilityFaults(page)).toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
  await offer.getByRole('link', { name: 'Lire en français' }).click()
  await page.waitForURL('**/fr/faq')
  expect(await page.locator('aside[lang]').count()).toBe(0)
  expect((await cookiesOf(page)).language).toBeUndefined()
  await page.goto('/ar/not-found')
  await page.locator('aside[lang="fr"]').waitFor()
  await page.goto('/ar/home')
  await offer.getByRole('button', { name: 'Fermer' }).click()
  await offer.waitFor({ state: 'detached' })
  await page.reload()
  expect(await languageOf(page)).toBe('ar')
  expect(await offer.count()).toBe(0)
})

test('nobody is offered the language that they read, nor anything on a tool', async () => {
  const page = await visitor({ locale: 'fr-FR' })
  await page.goto('/fr/home')
  expect(await page.locator('aside[lang]').count()).toBe(0)
  await page.goto('/de/home')
  await page.locator('aside[lang="fr"]').waitFor()
  await page.getByRole('link', { name: 'Klassen', exact: true }).click()
  await page.waitForURL('**/classes')
  await page.locator('aside[lang="fr"]').waitFor({ state: 'detached' })
  expect(pathOf(page)).toBe('/classes')
})

test('on a page from the right, greetings stand below the names of their languages', async () => {
  const page = await visitor({ locale: 'ar' })
  await page.goto('/ar/home')
  const tile = page.locator('a[data-language="es"]')
  const sides = await tile.locator('span').evaluateAll(spans =>
    spans.map(span => {
      const text = document.createRange()
      text.selectNodeContents(span)
      return Math.round(text.getBoundingClientRect().right)
    }),
  )
  expect(new Set(sides).size).toBe(1)
})
