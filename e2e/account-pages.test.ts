import { expect, inject, test } from 'vitest'
import { accessibilityFaults, still, useBrowser, visitor } from './browser'
import { accountMenu, newEmail, said, signUp } from './people'
import { resize } from './resize'

useBrowser()

test.each(['/login', '/signup'])(
  '%s offers no Google login that is not set up, and says so',
  async path => {
    const page = await visitor()
    await page.goto(path)
    const name = path === '/login' ? 'Login with Google' : 'Sign Up with Google'
    await said(page, 'Google login is not set up here.')
    const google = page.getByRole('button', { name, disabled: true })
    await google.waitFor()
    expect(await google.getAttribute('aria-describedby')).toBe(
      await page.getByText('Google login is not set up here.').getAttribute('id'),
    )
  },
)

const open = [
  '/login',
  '/signup',
  '/password-forgot',
  '/password-reset?token=none',
  '/email-verify?token=none',
  '/google',
]

const looks = [
  ['light', 1280],
  ['dark', 360],
] as const

test('no account page has an accessibility fault or scrolls sideways, wide by day or narrow by night', async () => {
  const page = await visitor(still)
  const look = async (name: string) => {
    for (const [colorScheme, width] of looks) {
      await page.emulateMedia({ colorScheme })
      await resize(page, { width, height: 800 })
      const where = `${name}, ${width} px`
      expect(await accessibilityFaults(page), where).toEqual([])
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
      expect(overflow, where).toBeLessThanOrEqual(0)
    }
  }
  for (const path of open) {
    await page.goto(path, { waitUntil: 'networkidle' })
    const send = page.locator('form button[type=submit]')
    if ((await send.count()) > 0) {
      await send.click()
      await look(`${path} with faults`)
    }
  }
  await signUp(page)
  await accountMenu(page).click()
  await look('the menu')
  // It was open all the while.
  await page.getByRole('link', { name: 'Logout' }).waitFor()
  for (const path of ['/account', '/account?tab=password']) {
    await page.goto(path, { waitUntil: 'networkidle' })
    await page.getByRole('button', { name: 'Save' }).click()
    await look(path)
  }
  await page.goto('/account', { waitUntil: 'networkidle' })
  await page.getByRole('button', { name: 'Delete my account' }).click()
  await page.getByRole('button', { name: 'Delete forever' }).click()
  await look('the dialog')
})

test.each([...open, '/account', '/logout'])('%s is rendered on the server', async path => {
  const answer = await fetch(`${inject('address')}${path}`, { redirect: 'manual' })
  const html = await answer.text()
  expect([answer.status, html.includes('<h1')]).toEqual([200, true])
})

test('a page of an address that has secrets is no page of a search engine', async () => {
  for (const path of ['/password-reset?token=none', '/email-verify?token=none', '/google?code=c']) {
    const html = await (await fetch(`${inject('address')}${path}`)).text()
    expect(html, path).toContain('content="noindex"')
    expect(html, path).toContain('content="no-referrer"')
  }
})

test('an address that nobody has is told nothing else than one that somebody has', async () => {
  const page = await visitor()
  const email = newEmail()
  await page.goto('/password-forgot')
  await page.getByLabel('Email').fill(email)
  await page.getByRole('button', { name: 'Send link' }).click()
  await said(page, `A link was sent to ${email}. It expires in 1 hour.`)
})
