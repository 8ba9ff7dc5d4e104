import { expect, inject, test } from 'vitest'
import { accessibilityFaults, useBrowser, visitor } from './browser'
import { openNetworkBetween } from './network-between'
import { atWork, builds, returning } from './offline'
import { said } from './people'

useBrowser()

const noConnection = 'No connection. What you do is kept and sent later.'

test('who is here for the first time is given no worker, and nothing is kept of it', async () => {
  const network = await openNetworkBetween(inject('address'))
  const page = await visitor({ baseURL: network.address })
  await page.goto('/faq')
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('first-visit')))
    .toMatch(/^20\d\d-\d\d-\d\d$/)
  await page.goto('/privacy')
  await page.waitForLoadState('networkidle')
  expect(network.asked.filter(path => path.startsWith('/worker.js'))).toEqual([])
  expect(await page.evaluate(() => navigator.serviceWorker.getRegistrations())).toEqual([])
  expect(await page.evaluate(() => caches.keys())).toEqual([])
})

test.each([
  ['the browser is offline', true],
  ['the server is stopped, and the browser believes that it is online', false],
])('pages of words open while %s', async (_, isOffline) => {
  const { page, network } = await returning()
  await page.goto('/')
  await atWork(page)
  if (isOffline) await page.context().setOffline(true)
  else await network.cut()

  await page.goto('/faq')
  await page.getByRole('heading', { level: 1, name: 'Questions' }).waitFor()
  expect(await page.title()).toContain('Duologue')
  for (const [path, heading] of [
    ['/privacy', 'Privacy'],
    ['/terms', 'Terms'],
    ['/about', 'About'],
    ['/philosophy', 'Philosophy'],
  ] as const) {
    await page.goto(path)
    await page.getByRole('heading', { level: 1, name: heading }).waitFor()
  }
  // By links, too; and what needs a connection says so under the line, inside its layout.
  await page.getByRole('contentinfo').getByRole('link', { name: 'Questions' }).click()
  await page.waitForURL('**/faq')
  await page.goto('/home')
  await said(page, noConnection)
  await page.getByRole('heading', { name: 'This needs a connection.' }).waitFor()
  expect(await accessibilityFaults(page)).toEqual([])
  await page.goto('/nowhere/at/all')
  await page.waitForURL('**/not-found')
  await page.getByText('Uh oh.').waitFor()
  // What only looks like a language, and a language that this worker does not speak.
  await page.goto('/xx/faq')
  await page.waitForURL('**/not-found')
  await page.goto('/de/faq')
  await page.waitForURL(url => url.pathname === '/faq')
  await page.getByRole('heading', { level: 1, name: 'Questions' }).waitFor()

  await page.goto('/home')
  await page.getByRole('heading', { name: 'This needs a connection.' }).waitFor()
  if (isOffline) await page.context().setOffline(false)
  else await network.mend()
  await page.getByRole('button', { name: 'Retry' }).click()
  await page.getByRole('heading', { name: 'Popular Conversations' }).waitFor()
  await expect.poll(() => page.getByText(noConnection).count()).toBe(0)
})

test('a login outlasts having no connection, and nothing of anybody is in the kept files', async () => {
  const { page, network } = await returning()
  await page.goto('/healthz')
  await page.evaluate(() => localStorage.setItem('theme', 'dark'))
  await page.goto('/faq')
  await atWork(page)
  const kept = await page.evaluate(async () => {
    const [name = ''] = (await caches.keys()).filter(one => one.startsWith('built-'))
    const cache = await caches.open(name)
    const shell = await cache.match('/shell?language=en')
    return {
      addresses: (await cache.keys()).map(({ url }) => new URL(url).pathname),
      shell: await shell?.text(),
      policy: shell?.headers.get('content-security-policy'),
    }
  })
  const isOfBuild = /^\/(assets\/[\w-]+\.\w+|shell|favicon\.ico|icon\.svg)$/
  expect(kept.addresses.filter(path => !isOfBuild.test(path))).toEqual([])
  expect(kept.addresses.length).toBeGreaterThan(200)
  expect(kept.policy).toContain("script-src 'self' 'wasm-unsafe-eval' 'sha256-")
  expect(kept.shell).not.toContain('<main')
  await network.cut()
  await page.goto('/terms')
  expect(await page.evaluate(() => document.documentElement.dataset.theme)).toBe('dark')
})

test('Chromium finds nothing missing to install it, in the language of the page', async () => {
  const page = await visitor()
  await page.goto('/home')
  const chromium = await page.context().newCDPSession(page)
  const { installabilityErrors } = await chromium.send('Page.getInstallabilityErrors')
  // A context of a test is like a private window, in which nothing can be installed.
  const missing = installabilityErrors.map(({ errorId }) => errorId)
  expect(missing.filter(id => id !== 'in-incognito')).toEqual([])
  const { errors, data = '{}' } = await chromium.send('Page.getAppManifest')
  expect(errors).toEqual([])
  expect(JSON.parse(data)).toMatchObject({
    lang: 'en',
    start_url: '/home?from=home-screen',
    display: 'standalone',
  })
})

test('the button of /recover takes the files away, and the site goes on', async () => {
  const { page } = await returning()
  await page.goto('/faq')
  await atWork(page)
  await page.evaluate(async () => void (await caches.open('kept')))
  await page.goto('/recover')
  await page.getByRole('button', { name: "Reset this site's offline files" }).click()
  await said(page, 'Done. Open the page again.')
  expect(await accessibilityFaults(page)).toEqual([])
  expect(await page.evaluate(() => caches.keys())).toEqual(['kept'])
  expect(await page.evaluate(() => navigator.serviceWorker.getRegistrations())).toEqual([])
  await page.goto('/faq')
  await atWork(page)
  expect((await builds(page)).length).toBe(1)
})

test.skipIf(!(process.env.LANGUAGES ?? 'en').split(',').includes('de'))(
  'each language has a worker of its own, and an address of another one is read in it',
  async () => {
    const { page, network } = await returning()
    await page.context().addCookies([{ name: 'language', value: 'de', url: network.address }])
    await page.goto('/')
    await atWork(page)
    expect(await builds(page)).toEqual([expect.stringMatching(/-de$/)])
    // One page in another language takes no other worker.
    await page.goto('/en/faq')
    await network.cut()
    for (const path of ['/faq', '/de/faq', '/fr/faq', '/en/faq']) {
      await page.goto(path)
      await page.getByRole('heading', { level: 1, name: 'Fragen' }).waitFor()
      expect(new URL(page.url()).pathname).toBe(path === '/de/faq' ? '/de/faq' : '/faq')
      expect(await page.evaluate(() => document.documentElement.lang)).toBe('de')
    }
    await network.mend()
    // Who chooses another language has its worker.
    await page.context().addCookies([{ name: 'language', value: 'en', url: network.address }])
    await page.goto('/faq')
    await expect.poll(() => builds(page)).toContainEqual(expect.stringMatching(/-en$/))
    await expect
      .poll(() =>
        page.evaluate(async () => {
          const found = await navigator.serviceWorker.getRegistration()
          return found?.active?.scriptURL.split('=')[1]
        }),
      )
      .toBe('en')
  },
)
