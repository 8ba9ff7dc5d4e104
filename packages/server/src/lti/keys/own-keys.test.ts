import type { JWK } from 'jose'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestServer, type TestServer } from '../../testing/apps/test-server'
import { describeOnDatabase } from '../../testing/databases/database-engines'

const day = 24 * 60 * 60 * 1000

describeOnDatabase('our keys', engine => {
  let server: TestServer
  beforeAll(async () => {
    server = await startTestServer(engine)
  })
  afterAll(() => server.close())

  const pass = (days: number) =>
    server.clock.moveTo(new Date(server.clock.now().getTime() + days * day).toISOString())

  async function shown(): Promise<JWK[]> {
    const answer = await fetch(`${server.address}/lti/keys`)
    expect(answer.headers.get('cache-control')).toBe('no-store')
    return ((await answer.json()) as { keys: JWK[] }).keys
  }
  const kids = async () => (await shown()).map(({ kid }) => kid)

  test('are shown without their private half, the same one each time', async () => {
    const [key, ...more] = await shown()
    expect(more).toEqual([])
    expect(key).toMatchObject({ kty: 'RSA', alg: 'RS256', use: 'sig' })
    for (const half of ['d', 'p', 'q', 'dp', 'dq', 'qi']) expect(key).not.toHaveProperty(half)
    expect(await kids()).toEqual([key?.kid])
  })

  test('are new each year; the old one is shown for 30 days more', async () => {
    const [first] = await kids()
    pass(366)
    const [second, ...old] = await kids()
    expect(second).not.toBe(first)
    expect(old).toEqual([first])
    pass(30)
    expect(await kids()).toEqual([second])
  })

  test('that another server key sealed are no use', async () => {
    const [before] = await kids()
    await server.pool.query(`update lti_keys set sealed = '\\x00'`)
    const [after, ...more] = await kids()
    expect(after).not.toBe(before)
    expect(more).toEqual([])
  })
})
