import { once } from 'node:events'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { type AddressInfo, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Child, startChild } from '../bench/start-child'
import {
  type OpenidProvider,
  startOpenidProvider,
} from '../packages/server/src/testing/openid/openid-provider'
import { useBrowser, visitor } from './browser'

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

beforeAll(async () => {
  const port = await freePort()
  const PUBLIC_URL = `http://localhost:${port}`
  provider = await startOpenidProvider({ redirectUris: [`${PUBLIC_URL}/google`] })
  dataDir = await mkdtemp(join(tmpdir(), 'duologue-google-'))
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
    await popup.getByRole('button', { name: /Continue as/ }).click()
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
  await popup.getByRole('button', { name: /Continue as/ }).waitFor()
  await popup.close()
  await page.getByText('Popup closed before logging in.').waitFor()
  expect(new URL(page.url()).pathname).toBe('/login')
})
