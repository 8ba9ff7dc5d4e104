import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { useBrowser, visitor } from './browser'
import { samplesIn } from './samples'

useBrowser()

test('who goes Back before a page is awake is on the page before it', async () => {
  const page = await visitor()
  await page.goto('/search/conversations?language=fr')
  const heading = page.getByRole('heading', { level: 1 })
  const title = await heading.textContent()
  await page.locator('main a[href^="/conversations/"]').first().click()
  await page.waitForURL('**/conversations/**')
  await heading.filter({ hasNotText: title ?? '' }).waitFor()
  let letGo = () => {}
  const held = new Promise<void>(resolve => {
    letGo = resolve
  })
  await page.route('**/*.js', route => held.then(() => route.continue()))
  await page.reload({ waitUntil: 'commit' })
  await heading.waitFor()
  await page.evaluate(() => history.back())
  await page.waitForURL('**/search/conversations?language=fr', { waitUntil: 'commit' })
  letGo()
  await heading.filter({ hasText: title ?? '' }).waitFor()
})

const cards = (page: Page) => page.locator('main a[href^="/conversations/"]')

async function boxOf(part: Locator) {
  await part.waitFor()
  return (await part.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
}

/** Remembers which clips are asked for, in order. */
function clipsAskedFor(page: Page): string[] {
  const clips: string[] = []
  page.on('request', request => {
    const path = new URL(request.url()).pathname
    if (path.startsWith('/audio/')) clips.push(path)
  })
  return clips
}

test('a visitor goes from the landing page to a Spanish A1 conversation and hears it, by mouse', async () => {
  const page = await visitor()
  await page.goto('/')
  await page.getByRole('link', { name: 'Play now' }).first().click()
  await page.waitForURL('**/home')
  await page.getByRole('link', { name: /^Spanish/ }).click()
  await page.waitForURL('**/search/conversations?language=es')
  await page.getByText(`${samplesIn('es')} conversations found`).waitFor()

  await page.setViewportSize({ width: 360, height: 740 })
  await page.getByRole('button', { name: 'Difficulty All levels' }).click()
  const menu = await boxOf(page.locator('fieldset:popover-open'))
  expect(menu.x).toBeGreaterThanOrEqual(0)
  expect(menu.x + menu.width).toBeLessThanOrEqual(360)
  await page.getByRole('checkbox', { name: /^A1/ }).check()
  expect(new URL(page.url()).search).toBe('?language=es')
  await page.keyboard.press('Escape')
  await page.waitForURL('**/search/conversations?language=es&difficulty=A1')
  await page.getByText(`${samplesIn('es', 'a1')} conversations found`).waitFor()

  await cards(page).filter({ hasText: 'La llave equivocada' }).click()
  await page.waitForURL('**/la-llave-equivocada')
  await page.getByRole('heading', { level: 1, name: 'La llave equivocada' }).waitFor()
  expect(await page.title()).toBe('La llave equivocada · Duologue')

  const clips = clipsAskedFor(page)
  await page.getByRole('button', { name: 'Play all' }).click()
  await page.locator('li[aria-current]').nth(0).waitFor()
  await page.locator('li:nth-child(2)[aria-current]').waitFor()
  expect(new Set(clips).size).toBeGreaterThanOrEqual(2)
  await page.getByRole('button', { name: 'Stop', exact: true }).click()
  await expect.poll(() => page.locator('li[aria-current]').count()).toBe(0)
})

test('the same way by keyboard only', async () => {
  const page = await visitor()
  await page.goto('/', { waitUntil: 'networkidle' })
  // Who sees nothing of that name yet does not look for it with Tab: the page is on its way.
  const tabTo = async (name: RegExp) => {
    const links = page.getByRole('link', { name })
    await links.or(page.getByRole('button', { name })).first().waitFor()
    for (let presses = 0; presses < 120; presses += 1) {
      await page.keyboard.press('Tab')
      const label = await page.evaluate(() => {
        const element = document.activeElement
        return element?.getAttribute('aria-label') ?? element?.textContent ?? ''
      })
      if (name.test(label)) return
    }
    throw new Error(`no ${name} by Tab`)
  }
  await tabTo(/^\s*Play now/)
  await page.keyboard.press('Enter')
  await page.waitForURL('**/home')
  await tabTo(/^Spanish/)
  await page.keyboard.press('Enter')
  await page.waitForURL('**/search/conversations?language=es')
  await tabTo(/All levels/)
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Space')
  await page.keyboard.press('Escape')
  await page.waitForURL('**/search/conversations?language=es&difficulty=A1')
  await page.getByText(`${samplesIn('es', 'a1')} conversations found`).waitFor()
  await tabTo(/La llave equivocada/)
  await page.keyboard.press('Enter')
  await page.waitForURL('**/la-llave-equivocada')
  await tabTo(/^Play line 1$/)
  await page.keyboard.press('Enter')
  await page.locator('li:nth-child(1)[aria-current]').waitFor()
})

test('a title is found without its accent, and a wrong one says so with a way out', async () => {
  const page = await visitor()
  await page.goto('/search/conversations', { waitUntil: 'networkidle' })
  await page.getByLabel('Title', { exact: true }).fill('plombier bien renseigne')
  await page.waitForURL(url => url.searchParams.get('title') === 'plombier bien renseigne')
  await page.getByText('1 conversation found').waitFor()
  expect(await cards(page).first().textContent()).toContain('Un plombier bien renseigné')

  await page.getByLabel('Title', { exact: true }).fill('xyzzy')
  await page.getByText('0 conversations found').waitFor()
  await page.getByRole('heading', { name: 'No results found' }).waitFor()
  await page.getByRole('link', { name: 'Clear all filters' }).click()
  await page.getByText(/^(?:[6-9]|1\d)\d conversations found$/).waitFor() // others publish, too
  expect(await page.getByLabel('Title', { exact: true }).inputValue()).toBe('')
})

test('what is said is found, and what a misspelled word was meant as; matches are marked', async () => {
  const page = await visitor()
  await page.goto('/search/conversations', { waitUntil: 'networkidle' })
  await page.getByLabel('Title', { exact: true }).fill('gracais')
  await page.getByText('Nothing was found for "gracais". These are for "gracias".').waitFor()
  const marked = page.locator('main article mark')
  await expect.poll(() => marked.count(), { timeout: 20_000 }).toBeGreaterThan(0)
  expect(new Set((await marked.allTextContents()).map(text => text.toLowerCase()))).toEqual(
    new Set(['gracias']),
  )
  await page.getByLabel('Title', { exact: true }).fill('gracias xyzzy')
  await page.getByRole('heading', { name: 'No results found' }).waitFor()
  await page.getByRole('link', { name: 'gracias', exact: true }).click()
  await page.waitForURL(url => url.searchParams.get('title') === 'gracias')
  await expect.poll(() => marked.count(), { timeout: 20_000 }).toBeGreaterThan(0)
})

test('scrolling loads page after page and stops at the total', async () => {
  const page = await visitor()
  await page.goto('/search/conversations', { waitUntil: 'networkidle' })
  expect(await cards(page).count()).toBe(21)
  for (let pages = 0; pages < 3; pages += 1) {
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
    await expect.poll(() => cards(page).count()).toBeGreaterThan(Math.min(60, 21 * (pages + 1)) - 1)
  }
  while (!(await page.getByText('That is all.').isVisible())) {
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
    await page.waitForLoadState('networkidle')
  }
  const addresses = await cards(page).evaluateAll(links =>
    links.map(link => link.getAttribute('href')),
  )
  expect(addresses.length).toBeGreaterThanOrEqual(60)
  expect(new Set(addresses).size).toBe(addresses.length)
  await page.getByRole('button', { name: 'Scroll to top' }).click()
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
})

test('a small screen loads pages of 20', async () => {
  const page = await visitor({
    viewport: { width: 360, height: 740 },
    extraHTTPHeaders: { 'sec-ch-ua-mobile': '?1' },
  })
  await page.goto('/search/conversations', { waitUntil: 'networkidle' })
  expect(await cards(page).count()).toBe(20)
})

test('choosing more than five levels is all levels again, and the order can be turned round', async () => {
  const page = await visitor()
  await page.goto(
    '/search/conversations?difficulty=A1&difficulty=A2&difficulty=B1&difficulty=B2&difficulty=C1',
    { waitUntil: 'networkidle' },
  )
  await page.getByRole('button', { name: /^Difficulty/ }).click()
  await page.getByRole('checkbox', { name: /^C2/ }).click()
  expect(await page.getByRole('checkbox', { name: 'All levels' }).isChecked()).toBe(true)
  await page.keyboard.press('Escape')
  await page.waitForURL('**/search/conversations')
  await page.getByRole('radio', { name: 'Recent' }).click()
  await page.waitForURL('**/search/conversations?recent=-1')
  expect(await page.getByRole('radio', { name: 'Recent' }).isChecked()).toBe(true)
  await page.keyboard.press('ArrowLeft')
  await page.waitForURL('**/search/conversations?views=-1')
})

test('what was viewed stands on /home, and an id that is gone is dropped', async () => {
  const page = await visitor()
  await page.goto('/search/conversations?language=de', { waitUntil: 'networkidle' })
  const viewed = page.waitForResponse(answer => answer.url().endsWith('/edit/public'))
  await cards(page).first().click()
  expect((await viewed).status()).toBe(200)
  const title = await page.getByRole('heading', { level: 1 }).textContent()
  await page.evaluate(() => {
    const ids = JSON.parse(localStorage.getItem('viewed-convos') ?? '[]') as string[]
    localStorage.setItem(
      'viewed-convos',
      JSON.stringify(['00000000-0000-7000-8000-000000000000', ...ids]),
    )
  })
  await page.goto('/home', { waitUntil: 'networkidle' })
  const row = page.getByRole('region', { name: 'Recently Viewed' })
  await row.getByText(title ?? '').waitFor()
  await expect
    .poll(() =>
      page.evaluate(() => JSON.parse(localStorage.getItem('viewed-convos') ?? '[]').length),
    )
    .toBe(1)
})

test('the theme is kept, and set before anything is painted', async () => {
  const page = await visitor({ colorScheme: 'light' })
  await page.goto('/home', { waitUntil: 'networkidle' })
  await page.getByRole('button', { name: 'Switch to dark theme' }).click()
  await page.getByRole('button', { name: 'Switch to light theme' }).waitFor()
  await page.route('**/assets/*.js', route => route.abort())
  await page.goto('/philosophy', { waitUntil: 'load' })
  expect(await page.evaluate(() => document.documentElement.dataset.theme)).toBe('dark')
})

test('every change of page starts at its top', async () => {
  const page = await visitor({ viewport: { width: 800, height: 600 } })
  await page.goto('/home', { waitUntil: 'networkidle' })
  await page.evaluate(() => scrollTo(0, 700))
  await page.getByRole('link', { name: 'Terms' }).click()
  await page.getByRole('heading', { level: 1 }).waitFor()
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
})

test('without a network the search says so and can be tried again', async () => {
  const page = await visitor()
  await page.goto('/home', { waitUntil: 'networkidle' })
  await page.route('**/api/conversations?**', route => route.abort())
  await page.getByRole('link', { name: /^French/ }).click()
  await page.getByRole('button', { name: 'Retry' }).waitFor()
  await page.unroute('**/api/conversations?**')
  await page.getByRole('button', { name: 'Retry' }).click()
  await page.getByText(/^[1-9]\d* conversations found$/).waitFor()
})

test('a page whose files did not come says so under the header, and Retry brings it', async () => {
  const page = await visitor()
  await page.goto('/home', { waitUntil: 'networkidle' })
  await page.context().setOffline(true)
  await page.getByRole('link', { name: /^French/ }).click()
  await page.waitForURL('**/search/conversations?language=fr', { waitUntil: 'commit' })
  await page.context().setOffline(false)
  const retry = page.getByRole('button', { name: 'Retry' })
  await retry.waitFor()
  expect(await page.getByRole('banner').getByRole('link', { name: 'Login' }).isVisible()).toBe(true)
  await retry.click()
  await page.getByText(/^[1-9]\d* conversations found$/).waitFor()
})

test('a language and a level that are typed find theirs at once, and become filters when pressed', async () => {
  const page = await visitor()
  await page.goto('/search/conversations', { waitUntil: 'networkidle' })
  await page.getByLabel('Title', { exact: true }).fill('spanish A1')
  await page.getByText(`${samplesIn('es', 'a1')} conversations found`).waitFor()
  await page.getByText('La silla verde').waitFor()
  await page.getByRole('button', { name: 'Filter by Spanish' }).click()
  await page.waitForURL('**/search/conversations?language=es&title=A1')
  await page.getByRole('button', { name: 'Filter by A1' }).click()
  await page.waitForURL('**/search/conversations?language=es&difficulty=A1')
  expect(await page.getByLabel('Title', { exact: true }).inputValue()).toBe('')
  await page.getByText(`${samplesIn('es', 'a1')} conversations found`).waitFor()
  // A foreign title says what it is about.
  await page.getByText('A woman wants to buy the chair the seller sits on').waitFor()
  await page.goto('/search/conversations?title=zuowei', { waitUntil: 'networkidle' })
  await page.getByText('六号座位').waitFor()
})

test('help is there by press and by hover, and Escape hides it', async () => {
  const page = await visitor()
  await page.goto('/search/conversations', { waitUntil: 'networkidle' })
  const help = page.getByText('Accents and capitals do not matter', { exact: false })
  await page.getByRole('button', { name: 'Help: Title' }).click()
  await help.waitFor({ state: 'visible' })
  await page.mouse.move(5, 500)
  await page.keyboard.press('Escape')
  await help.waitFor({ state: 'hidden' })
  const sign = page.getByRole('button', { name: 'Help: Difficulty' })
  await sign.hover()
  const [told, at] = [await boxOf(page.locator('div:popover-open')), await boxOf(sign)]
  expect(Math.abs(told.x - at.x)).toBeLessThan(40)
  expect(Math.abs(told.y - at.y - at.height)).toBeLessThan(40)
})
