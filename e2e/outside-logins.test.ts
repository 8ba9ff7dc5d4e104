import { once } from 'node:events'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { type AddressInfo, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Child, startChild } from '../bench/start-child'
import {
  type OpenidProvider,
  startOpenidProvider,
} from '../packages/server/src/testing/openid/openid-provider'
import type { OpenidAccount } from '../packages/server/src/testing/openid/openid-sign-in'
import { accessibilityFaults, useBrowser, visitor } from './browser'
import { pressByKeyboard } from './by-keyboard'
import { giveRole } from './editor'
import { said, signUp } from './people'
import { resize } from './resize'
import { callAs } from './school'

useBrowser()

let product: Child
let provider: OpenidProvider
let dataDir: string

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  await once(server, 'close')
  return port
}

/** Somebody with an account at the provider, which vouches for the address. */
const person = (name: string, domain: string, ...roles: string[]): OpenidAccount => ({
  sub: name,
  email: `${name}@${domain}`,
  email_verified: true,
  given_name: name,
  family_name: 'Lima',
  claims: { roles },
})

beforeAll(async () => {
  const port = await freePort()
  const PUBLIC_URL = `http://localhost:${port}`
  provider = await startOpenidProvider({
    redirectUris: [`${PUBLIC_URL}/google`, `${PUBLIC_URL}/sso/school`],
    accounts: [
      person('ana', 'school.example'),
      person('tea', 'school.example', 'teacher'),
      person('eve', 'evil.example'),
    ],
  })
  dataDir = await mkdtemp(join(tmpdir(), 'duologue-logins-'))
  // The database's own user may pass: its data then lie in here, and go with it.
  await chmod(dataDir, 0o755)
  product = await startChild(['scripts/start.js'], {
    PORT: String(port),
    PUBLIC_URL,
    DATA_DIR: dataDir,
    DATABASE_URL: '',
    LOG_LEVEL: 'error',
    GOOGLE_CLIENT_ID: provider.clientId,
    GOOGLE_ISSUER: provider.issuer,
    LOGINS: 'school',
    LOGIN_SCHOOL_NAME: 'Lakeside School',
    LOGIN_SCHOOL_ISSUER: provider.issuer,
    LOGIN_SCHOOL_CLIENT_ID: provider.clientId,
    LOGIN_SCHOOL_DOMAINS: 'school.example',
    LOGIN_SCHOOL_ROLE_CLAIM: 'roles',
    LOGIN_SCHOOL_TEACHERS: 'teacher',
    TEACHERS: 'approved',
  })
})
afterAll(async () => {
  await product.stop()
  await provider.close()
  await rm(dataDir, { recursive: true, force: true })
})

test('Google login: in the popup, back home, and known again', async () => {
  const page = await visitor({ baseURL: product.address })
  for (const path of ['/signup', '/login']) {
    await page.goto(path, { waitUntil: 'networkidle' })
    const [popup] = await Promise.all([
      page.waitForEvent('popup'),
      page.getByRole('button', { name: /with Google$/ }).click(),
    ])
    await popup.getByRole('button', { name: 'Continue as ana@school.example' }).click()
    await page.waitForURL('**/home')
    expect(popup.isClosed()).toBe(true)
    await page.goto('/account', { waitUntil: 'networkidle' })
    expect(await page.getByLabel('Email').inputValue()).toBe('ana@school.example')
    await page.goto('/logout')
    await page.waitForURL(url => url.pathname === '/')
  }
})

test('Google login: the popup is closed before', async () => {
  const page = await visitor({ baseURL: product.address })
  await page.goto('/login', { waitUntil: 'networkidle' })
  const [popup] = await Promise.all([
    page.waitForEvent('popup'),
    page.getByRole('button', { name: 'Login with Google' }).click(),
  ])
  await popup.getByRole('button', { name: /Continue as ana/ }).waitFor()
  await popup.close()
  await page.getByText('Popup closed before logging in.').waitFor()
  expect(new URL(page.url()).pathname).toBe('/login')
})

/** Presses a button that opens the popup of the school, and goes on there as somebody. */
async function throughSchool(page: Page, name: RegExp | string, who: string): Promise<void> {
  const [popup] = await Promise.all([
    page.waitForEvent('popup'),
    page.getByRole('button', { name }).click(),
  ])
  await popup.getByRole('button', { name: new RegExp(`Continue as ${who}@`) }).click()
}

const schoolButton = 'Login with Lakeside School'

test('school login: a teacher is new, and known again where the browser blocks popups', async () => {
  const page = await visitor({ baseURL: product.address })
  await page.goto('/signup', { waitUntil: 'networkidle' })
  await throughSchool(page, schoolButton, 'tea')
  await page.waitForURL('**/home')
  await page.goto('/account', { waitUntil: 'networkidle' })
  expect(await page.getByLabel('Account type').inputValue()).toBe('teacher')
  // The address does not count here, as the login is not trusted with it.
  expect(await page.getByLabel('Email').inputValue()).toBe('')
  await page.getByRole('link', { name: 'Password' }).click()
  await page.getByText('You log in with your school').waitFor()
  await page.getByRole('button', { name: 'Disconnect Lakeside School' }).click()
  await page.getByText('This is the only way into your account.').waitFor()
  await page.goto('/logout')
  await page.waitForURL(url => url.pathname === '/')
  await page.addInitScript(() => {
    window.open = () => null
  })
  await page.goto('/login?redirect=/library/playlists', { waitUntil: 'networkidle' })
  await page.getByRole('button', { name: schoolButton }).click()
  await page.getByRole('button', { name: 'Continue as tea@school.example' }).click()
  await page.waitForURL('**/library/playlists')
  await page.getByText('Login successful.').waitFor()
})

test('school login: another domain is told whose it is, a closed popup is said', async () => {
  const page = await visitor({ baseURL: product.address })
  await page.goto('/login', { waitUntil: 'networkidle' })
  await throughSchool(page, schoolButton, 'eve')
  await page.getByText('This login is for addresses of school.example.').waitFor()
  const [popup] = await Promise.all([
    page.waitForEvent('popup'),
    page.getByRole('button', { name: schoolButton }).click(),
  ])
  await popup.getByRole('button', { name: /Continue as tea/ }).waitFor()
  await popup.close()
  await page.getByText('Popup closed before logging in.').waitFor()
  expect(new URL(page.url()).pathname).toBe('/login')
})

test('school login: connected with an account that has a password, and taken off it', async () => {
  const page = await visitor({ baseURL: product.address })
  await page.goto('/signup', { waitUntil: 'networkidle' })
  await page.getByLabel('Email').fill('own@home.example')
  await page.getByLabel('Password', { exact: true }).fill('quite a long one')
  await page.getByLabel('Repeat password').fill('quite a long one')
  await page.getByRole('button', { name: 'Sign Up', exact: true }).click()
  await page.waitForURL('**/home')
  await page.goto('/account?tab=password', { waitUntil: 'networkidle' })
  await throughSchool(page, 'Connect Lakeside School', 'ana')
  await page.getByText('Lakeside School is connected.').waitFor()
  await page.getByRole('button', { name: 'Disconnect Lakeside School' }).click()
  await page.getByText('Lakeside School is disconnected.').waitFor()
  await page.getByRole('button', { name: 'Connect Lakeside School', exact: true }).waitFor()
})

test('a teacher without a school login waits until an admin approves them, and makes a class', async () => {
  const at = { baseURL: product.address }
  const [teacher, admin] = [await visitor(at), await visitor(at)]
  const email = await signUp(teacher)
  await teacher.goto('/classes')
  await teacher.getByRole('button', { name: 'Teacher', exact: true }).click()
  await teacher.getByText('Your school must approve you as a teacher first.').waitFor()
  expect(await teacher.getByRole('button', { name: 'Create New Class' }).count()).toBe(0)
  expect(await accessibilityFaults(teacher)).toEqual([])

  await giveRole(await signUp(admin), 'admin', dataDir)
  const me = await callAs(admin, 'GET', '/api/users/me')
  await admin.evaluate(kept => localStorage.setItem('user', kept), JSON.stringify(me))
  await admin.goto('/school')
  // Whom the login of the school called a teacher does not wait.
  await pressByKeyboard(admin, admin.getByRole('link', { name: 'Approvals (1)' }))
  await admin.getByText('1 teacher waits').waitFor()
  const row = admin.getByRole('row').filter({ hasText: email })
  await row.waitFor()
  expect(await accessibilityFaults(admin)).toEqual([])
  await resize(admin, { width: 360, height: 800 })
  expect(await admin.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
  await pressByKeyboard(admin, row.getByRole('button', { name: 'Approve', exact: true }))
  await admin.getByText(/ may teach now\.$/).waitFor()
  await admin.getByText('Nobody is waiting.').waitFor()
  await admin.getByRole('link', { name: 'Approvals', exact: true }).waitFor()

  await admin.getByRole('link', { name: 'Connections' }).click()
  await admin.getByRole('heading', { name: 'Lakeside School' }).waitFor()
  await admin.getByText(`${product.address}/sso/school`).waitFor()
  expect(await accessibilityFaults(admin)).toEqual([])

  await teacher.reload()
  await teacher.getByRole('button', { name: 'Create New Class' }).click()
  await teacher.getByLabel('Class name').fill('6a')
  await teacher.getByRole('button', { name: 'Create', exact: true }).click()
  await said(teacher, 'Class created.')
}, 120_000)
