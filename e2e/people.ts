import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { expect, inject } from 'vitest'
import { readMail } from '../packages/server/src/outside/mail/read-mail'

export const password = 'correct horse'
let people = 0

/** An address that nobody has signed up with. */
export function newEmail(): string {
  people += 1
  return `person-${process.pid}-${people}@example.org`
}

/** Waits until /home is there: its address comes before the page, and with the page another header. */
export async function atHome(page: Page): Promise<void> {
  await page.waitForURL('**/home')
  await page.getByRole('heading', { level: 1, name: 'Home' }).waitFor({ state: 'attached' })
}

/** Signs up in the browser and waits for /home. */
export async function signUp(page: Page, email = newEmail()): Promise<string> {
  await page.goto('/signup')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByLabel('Repeat password').fill(password)
  await page.getByRole('button', { name: 'Sign Up', exact: true }).click()
  await atHome(page)
  return email
}

/** Signs a new user up by the API, and keeps the session in the page's browser as a login does. */
export async function signedIn(page: Page): Promise<string> {
  const email = newEmail()
  const answer = await fetch(`${inject('address')}/api/users`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email, password }),
  })
  expect(answer.status).toBe(201)
  const kept = (await answer.json()) as { user: object; authToken: string }
  // A page of the same origin that is nothing but words.
  await page.goto('/healthz')
  await page.evaluate(({ user, authToken }) => {
    localStorage.setItem('user', JSON.stringify(user))
    localStorage.setItem('token', authToken)
  }, kept)
  return email
}

/** Fills and sends the login form of the page that is shown. */
export async function logIn(page: Page, email: string, typed = password): Promise<void> {
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(typed)
  await page.getByRole('button', { name: 'Login', exact: true }).click()
}

async function linksTo(email: string, page: string): Promise<string[]> {
  const outbox = join(inject('dataDir'), 'outbox')
  const files = (await readdir(outbox).catch(() => [])).filter(file => file.endsWith('.eml'))
  const mails = await Promise.all(
    files.toSorted().map(async file => readMail(await readFile(join(outbox, file), 'utf8'))),
  )
  const link = new RegExp(`/${page}\\?token=[\\w.-]+`)
  return mails
    .filter(mail => mail.header('To') === email)
    .flatMap(({ text }) => link.exec(text)?.[0] ?? [])
}

/** The newest link to a page that was mailed to an address, as a path; waits for the mail. */
export async function mailedLink(email: string, page: string): Promise<string> {
  await expect.poll(() => linksTo(email, page), { timeout: 30_000 }).not.toEqual([])
  return (await linksTo(email, page)).at(-1) ?? ''
}

/** Waits until exactly these words are shown. */
export const said = (page: Page, words: string) => page.getByText(words, { exact: true }).waitFor()

/** The avatar that opens the menu of a signed-in user. */
export const accountMenu = (page: Page) => page.getByRole('button', { name: /^Your account/ })
