import { type ClientRequest, type IncomingMessage, request } from 'node:http'
import { expect, onTestFinished, test } from 'vitest'
import { refusalOf } from '../testing/apps/contract-client'
import { startTestServer } from '../testing/apps/test-server'
import { describeOnDatabase } from '../testing/databases/database-engines'

const login = JSON.stringify({ email: 'nobody@school.example', password: 'not this one' })

/** A login of which only the beginning has been sent. */
function beginLogin(address: string): ClientRequest {
  const headers = { 'content-type': 'application/json', 'content-length': login.length }
  const sent = request(`${address}/api/users/login`, { method: 'POST', headers })
  sent.flushHeaders()
  return sent
}

describeOnDatabase('a server with as many requests as it can answer', engine => {
  test('refuses more at once, answers those it has, and takes new ones then', async () => {
    const server = await startTestServer(engine, { mostAtOnce: 2 })
    onTestFinished(server.close)
    const status = async (path: string) => (await fetch(server.address + path)).status
    // A page counts once, though it asks the API from inside.
    expect(await status('/home?asks=/api/conversations')).toBe(200)
    const begun = [beginLogin(server.address), beginLogin(server.address)]
    await expect.poll(() => status('/api/site')).toBe(503)

    const refused = await fetch(`${server.address}/api/site`)
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
    expect(await refusalOf(refused)).toEqual({
      status: 503,
      code: 'busy',
      message: 'The service is busy. Please try again in a moment.',
    })
    const page = await fetch(`${server.address}/home`)
    expect(page.status).toBe(503)
    expect(Number(page.headers.get('refresh'))).toBeGreaterThan(0)
    expect(await page.text()).toBe('The service is busy. Please try again in a moment.')
    const spared = ['/healthz', '/readyz', '/metrics'].map(status)
    expect(await Promise.all(spared)).toEqual([200, 200, 200])

    const answered = begun.map(
      sent =>
        new Promise<number>((resolve, reject) => {
          sent.once('error', reject)
          sent.once('response', (answer: IncomingMessage) => {
            answer.resume()
            resolve(answer.statusCode ?? 0)
          })
          sent.end(login)
        }),
    )
    expect(await Promise.all(answered)).toEqual([401, 401])
    await expect.poll(() => status('/api/site')).toBe(200)
    const cut = beginLogin(server.address)
    cut.on('error', () => undefined)
    const other = beginLogin(server.address)
    other.on('error', () => undefined)
    await expect.poll(() => status('/api/site')).toBe(503)
    cut.destroy()
    other.destroy()
    // Who hangs up has no place any more.
    await expect.poll(() => status('/api/site')).toBe(200)
  })
})
