import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { useBrowser, visitor } from './browser'
import { accountMenu, atHome, logIn, mailedLink, password, said, signUp } from './people'

useBrowser()

/** Waits until a refusal is told in the corner and beside its field. */
async function toldTwice(page: Page, words: string): Promise<void> {
  await page.getByRole('alert').filter({ hasText: words }).waitFor()
  await page.locator('form').getByText(words, { exact: true }).waitFor()
}

const visitorLink = (page: Page) => page.getByRole('banner').getByRole('link', { name: 'Login' })

test('sign up leads to /home; the avatar menu leads to the account and out again', async () => {
  const page = await visitor()
  await page.goto('/home')
  await page.getByRole('banner').getByRole('link', { name: 'Sign Up' }).click()
  await page.waitForURL('**/signup')
  const email = await signUp(page)
  await said(page, 'New account created.')
  await accountMenu(page).click()
  await page.getByRole('link', { name: 'Account', exact: true }).click()
  await page.waitForURL('**/account')
  expect(await page.getByLabel('Email').inputValue()).toBe(email)
  await page.goto('/')
  await page.waitForURL('**/home')
  await page.goto('/login')
  await atHome(page)
  await accountMenu(page).click()
  await page.getByRole('link', { name: 'Logout' }).click()
  await page.waitForURL(url => url.pathname === '/')
  await visitorLink(page).waitFor()
  expect(await page.evaluate(() => [localStorage.getItem('user'), localStorage.getItem('token')]))
    // Nothing is left of the session.
    .toEqual([null, null])
})

test('nothing is sent while a field is wrong, and each says so', async () => {
  const page = await visitor()
  await page.goto('/signup')
  const calls: string[] = []
  page.on('request', request => {
    if (request.method() === 'POST') calls.push(request.url())
  })
  await page.getByRole('button', { name: 'Sign Up', exact: true }).click()
  expect(await page.getByText('is required').count()).toBe(3)
  await page.getByLabel('Email').fill('nobody')
  await page.getByLabel('Password', { exact: true }).fill('short')
  await page.getByLabel('Repeat password').fill('other')
  await said(page, 'is not a valid email address')
  await said(page, 'must have at least 8 characters')
  await said(page, 'does not match')
  await page.keyboard.press('Enter')
  expect(calls).toEqual([])
})

test('a wrong password, and an address that is taken, say what the server says', async () => {
  const page = await visitor()
  const email = await signUp(page)
  await page.goto('/logout')
  await page.waitForURL(url => url.pathname === '/')
  await page.goto('/login')
  await logIn(page, email, 'wrong horse')
  await toldTwice(page, 'The email or the password is wrong.')
  expect(new URL(page.url()).pathname).toBe('/login')
  await logIn(page, email)
  await page.waitForURL('**/home')
  await said(page, 'Login successful.')

  const other = await visitor()
  await other.goto('/signup')
  await other.getByLabel('Email').fill(email.toUpperCase())
  await other.getByLabel('Password', { exact: true }).fill(password)
  await other.getByLabel('Repeat password').fill(password)
  await other.getByRole('button', { name: 'Sign Up', exact: true }).click()
  await toldTwice(other, 'This email address cannot be used for a new account.')
})

test('a visitor at /account logs in and comes back to it; other sites are no return address', async () => {
  const page = await visitor()
  const email = await signUp(page)
  await page.goto('/logout')
  await page.waitForURL(url => url.pathname === '/')
  await page.goto('/account?tab=password')
  await page.waitForURL(url => url.pathname === '/login')
  await logIn(page, email)
  await page.waitForURL('**/account?tab=password')
  expect(await page.evaluate(() => localStorage.getItem('return-address'))).toBe(null)
  await page.goto('/logout')
  await page.waitForURL(url => url.pathname === '/')
  await page.goto('/login?redirect=//evil.example')
  await logIn(page, email)
  await page.waitForURL('**/home')
})

test('two tabs: logging out in one logs out the other, and logging in too', async () => {
  const page = await visitor()
  const email = await signUp(page)
  const other = await page.context().newPage()
  await other.goto('/home')
  await accountMenu(other).waitFor()
  await page.goto('/logout')
  await page.waitForURL(url => url.pathname === '/')
  await visitorLink(other).waitFor()
  await other.goto('/login')
  await page.goto('/login')
  await logIn(page, email)
  await page.waitForURL('**/home')
  await other.waitForURL('**/home')
  await accountMenu(other).waitFor()
})

test('login by keyboard only', async () => {
  const setUp = await visitor()
  const email = await signUp(setUp)
  const page = await visitor({ viewport: { width: 360, height: 640 } })
  await page.goto('/login', { waitUntil: 'networkidle' })
  const tabTo = async (label: string) => {
    for (let presses = 0; presses < 12; presses += 1) {
      await page.keyboard.press('Tab')
      const isThere = await page.evaluate(name => {
        const element = document.activeElement as HTMLInputElement | null
        return [element?.labels?.[0]?.textContent, element?.textContent].includes(name)
      }, label)
      if (isThere) return
    }
    throw new Error(`no ${label} by Tab`)
  }
  await tabTo('Email')
  await page.keyboard.type(email)
  await tabTo('Password')
  await page.keyboard.type('wrong horse')
  await page.keyboard.press('Enter')
  await toldTwice(page, 'The email or the password is wrong.')
  // The password has the focus, selected: whoever types replaces it.
  await page.keyboard.type(password)
  await tabTo('Login')
  await page.keyboard.press('Enter')
  await page.waitForURL('**/home')
})

test('a forgotten password: the mailed link chooses another one and signs in, once', async () => {
  const page = await visitor()
  const email = await signUp(page)
  const page2 = await visitor()
  await page2.goto('/login')
  await page2.getByRole('link', { name: 'Forgot your password?' }).click()
  // The page before has a field of the same name, and stays until the next one is there.
  await page2.getByRole('button', { name: 'Send link' }).waitFor()
  await page2.getByLabel('Email').fill(email)
  await page2.getByRole('button', { name: 'Send link' }).click()
  await said(page2, `A link was sent to ${email}. It expires in 1 hour.`)
  await said(page2, 'Password reset email sent.')
  expect(await page2.getByLabel('Email').count()).toBe(0)

  const link = await mailedLink(email, 'password-reset')
  await page2.goto(link)
  await page2.waitForURL(url => url.pathname === '/password-reset' && url.search === '')
  await page2.reload()
  expect(await page2.locator('meta[name=referrer]').getAttribute('content')).toBe('no-referrer')
  await page2.getByLabel('New password', { exact: true }).fill('another horse')
  await page2.getByLabel('Repeat new password').fill('another horse')
  await page2.getByRole('button', { name: 'Reset password' }).click()
  await page2.waitForURL('**/home')
  await said(page2, 'Password reset.')
  await accountMenu(page2).waitFor()

  await page.goto('/account')
  await said(page, 'Your login has ended. Please log in again.')
  await page.waitForURL(url => url.pathname === '/login')
  await page.goto(link)
  await said(page, 'This link has expired or was used already. Please ask for a new one.')
  expect(await page.getByLabel('New password', { exact: true }).count()).toBe(0)
  await page.getByRole('link', { name: 'Send me another link' }).waitFor()
})

test('the link of the welcome mail confirms the address by itself', async () => {
  const page = await visitor()
  const email = await signUp(page)
  await page.goto(await mailedLink(email, 'email-verify'))
  await said(page, 'Thank you. Your email address is confirmed.')
  expect(new URL(page.url()).search).toBe('')
  await page.getByRole('link', { name: 'Continue' }).click()
  await page.waitForURL('**/home')
})

test('settings: the profile is changed and stays so; a wrong username is not sent', async () => {
  const page = await visitor()
  await signUp(page)
  await page.goto('/account')
  await page.getByLabel('Username').fill('año')
  await page.getByRole('button', { name: 'Save' }).click()
  await said(page, 'can only contain English letters, numbers, periods, hyphens, and underscores')
  const username = `p-${process.pid}-otter`.slice(0, 16)
  await page.getByLabel('Username').fill(username)
  await page.getByLabel('First name').fill('Ada')
  await page.getByLabel('Last name').fill('Otter')
  await page.getByLabel('Account type').selectOption('Teacher')
  await page.getByRole('button', { name: 'Save' }).click()
  await said(page, 'Profile updated.')
  await page.reload()
  expect(await page.getByLabel('Username').inputValue()).toBe(username)
  expect(await page.getByLabel('Account type').inputValue()).toBe('teacher')
  await page.getByRole('button', { name: `Your account: ${username}` }).waitFor()
})

test('settings: another password logs out the other browsers, and so does a press', async () => {
  const page = await visitor()
  const email = await signUp(page)
  const other = await visitor()
  await other.goto('/login')
  await logIn(other, email)
  await other.waitForURL('**/home')
  await page.goto('/account')
  await page.getByRole('button', { name: /^Log out: / }).click()
  await said(page, 'Logged out there.')
  await expect.poll(() => page.getByRole('button', { name: /^Log out: / }).count()).toBe(0)
  await other.reload()
  await visitorLink(other).waitFor()

  await other.goto('/login')
  await logIn(other, email)
  await other.waitForURL('**/home')
  await page.getByRole('link', { name: 'Password', exact: true }).click()
  await page.getByLabel('Current password').fill(password)
  await page.getByLabel('New password', { exact: true }).fill('another horse')
  await page.getByLabel('Repeat new password').fill('another horse')
  await page.getByRole('button', { name: 'Save' }).click()
  await said(page, 'Password updated.')
  await other.reload()
  await visitorLink(other).waitFor()
  await page.reload()
  await accountMenu(page).waitFor()
})

/** A token for a program: made, shown once, used from elsewhere, and ended. */
async function programToken(page: Page): Promise<void> {
  await page.getByLabel('Name', { exact: true }).fill('Weekly report')
  await page.getByRole('button', { name: 'Make a token' }).click()
  const dialog = page.getByRole('dialog', { name: 'Your new token' })
  const token = await dialog.getByRole('textbox').inputValue()
  await dialog.getByRole('button', { name: 'Close' }).click()
  const me = () =>
    page.evaluate(async sent => {
      const headers = { authorization: `Bearer ${sent}` }
      return (await fetch('/api/users/me', { headers })).status
    }, token)
  expect(await me()).toBe(200)
  await page.getByRole('button', { name: 'End: Weekly report' }).click()
  await said(page, 'Token ended.')
  await page.getByText('You have no tokens.').waitFor()
  expect(await me()).toBe(401)
}

test('settings: a program gets a token, the data can be taken along, and the account deleted by typed words', async () => {
  const page = await visitor()
  const email = await signUp(page)
  await page.goto('/account')
  await programToken(page)
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download my data' }).click()
  const data = JSON.parse(await readFile(await (await download).path(), 'utf8'))
  expect(data.user.email).toBe(email)
  await page.getByRole('button', { name: 'Delete my account' }).click()
  await page.getByRole('button', { name: 'Delete forever' }).click()
  await said(page, 'Must type "DELETE FOREVER".')
  await page.getByLabel('Type "DELETE FOREVER"').fill('delete forever')
  await page.getByRole('button', { name: 'Delete forever' }).click()
  await page.waitForURL(url => url.pathname === '/')
  await said(page, 'Account deleted.')
  await page.goto('/login')
  await logIn(page, email)
  await toldTwice(page, 'The email or the password is wrong.')
})
