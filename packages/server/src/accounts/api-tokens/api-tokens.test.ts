import { accounts } from '@duologue/contract/accounts'
import { contract } from '@duologue/contract/contract'
import { conversations } from '@duologue/contract/conversations'
import type { Endpoint } from '@duologue/contract/endpoint'
import { playlists } from '@duologue/contract/playlists'
import { apiTokenLimits } from '@duologue/domain/accounts/api-tokens'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestServer, type TestServer } from '../../testing/apps/test-server'
import { describeOnDatabase } from '../../testing/databases/database-engines'
import { seedDuel } from '../../testing/school/begun-play'
import { type Person, signUpActor } from '../../testing/school/people'

describeOnDatabase('tokens of programs', engine => {
  let server: TestServer
  let ana: Person
  beforeAll(async () => {
    server = await startTestServer(engine, { callsPerMinute: { logins: 1000 } })
    ana = await signUpActor(server, 'teacher')
  })
  afterAll(() => server.close())

  const make = async (
    person: Pick<Person, 'headers'>,
    told: { name?: string; scope?: 'read' | 'write'; days?: 30 | 90 | 365 } = {},
  ) => {
    const body = { name: 'Report', scope: 'read' as const, days: 30 as const, ...told }
    return server.ask(accounts.createApiToken, { headers: person.headers, body })
  }
  const bearer = (token: string) => ({ authorization: `Bearer ${token}` })
  const list = async (person: Pick<Person, 'headers'>) =>
    (await server.ask(accounts.listApiTokens, { headers: person.headers })).tokens

  test('a token is told once, reads as its user, and says when it was used', async () => {
    const { token, apiToken } = await make(ana, { name: ' Report ' })
    expect(token).toMatch(/^duo_[A-Za-z0-9_-]{43}$/)
    expect(apiToken).toMatchObject({ name: 'Report', scope: 'read', lastUsed: null })
    const me = await server.ask(accounts.getMe, { headers: bearer(token) })
    expect(me.id).toBe(ana.user.id)
    const [told] = await list(ana)
    expect(told).toMatchObject({ id: apiToken.id, lastUsed: expect.any(String) })
    expect(JSON.stringify(await list(ana))).not.toContain(token)
    const { rows } = await server.pool.query('select * from api_tokens')
    expect(JSON.stringify(rows)).not.toContain(token.slice(4))
  })

  test('one that reads changes nothing, one that writes does', async () => {
    const body = { name: 'Of a program' }
    const reads = await make(ana)
    const headers = bearer(reads.token)
    expect((await server.refused(playlists.createPlaylist, { headers, body })).code).toBe(
      'token-not-allowed',
    )
    const writes = await make(ana, { scope: 'write' })
    const made = await server.ask(playlists.createPlaylist, { headers: bearer(writes.token), body })
    expect(made.name).toBe('Of a program')
  })

  test('what is about the login, or asks for it again, no token may call', async () => {
    const { token } = await make(ana, { scope: 'write' })
    const guarded = Object.values(contract)
      .flatMap(room => Object.values<Endpoint>(room))
      .filter(call => call.isForLogins || call.asksLoginAgain)
    expect(guarded.length).toBeGreaterThan(10)
    for (const { method, path, takesFile } of guarded) {
      const address = path.replaceAll(/:(\w+)/g, '01900000-0000-7000-8000-000000000001')
      const answer = await fetch(`${server.address}${address}`, {
        method,
        headers: { ...bearer(token), ...(takesFile ? {} : { 'content-type': 'application/json' }) },
        ...(method === 'GET' ? {} : { body: '{}' }),
      })
      expect([method, path, await answer.json()]).toMatchObject([
        method,
        path,
        { code: 'token-not-allowed' },
      ])
    }
    expect((await list(ana)).some(({ scope }) => scope === 'write')).toBe(true)
  })

  test('it ends by hand, by time, and with the password; nobody ends another’s', async () => {
    const ben = await signUpActor(server, 'other')
    const { token, apiToken } = await make(ben)
    const end = (person: Person) => ({ params: { id: apiToken.id }, headers: person.headers })
    expect((await server.refused(accounts.endApiToken, end(ana))).status).toBe(404)
    await server.ask(accounts.endApiToken, end(ben))
    const isOver = async (sent: string) =>
      (await server.refused(accounts.getMe, { headers: bearer(sent) })).code
    expect(await isOver(token)).toBe('login-over')

    const old = await make(ben)
    await server.pool.query('update api_tokens set ends_at = created_at where id = $1', [
      old.apiToken.id,
    ])
    expect(await isOver(old.token)).toBe('login-over')
    expect(await list(ben)).toEqual([])

    const kept = await make(ben)
    await server.ask(accounts.changePassword, {
      params: { id: ben.user.id },
      headers: ben.headers,
      body: { oldPassword: ben.password, newPassword: 'another quiet sentence' },
    })
    expect(await isOver(kept.token)).toBe('login-over')
  })

  test('at most twenty, however many are made at once; none for student accounts', async () => {
    const eve = await signUpActor(server, 'other')
    const body = { name: 'One of many', scope: 'read', days: 365 } as const
    const made = await Promise.all(
      Array.from({ length: apiTokenLimits.most + 5 }, () =>
        server
          .ask(accounts.createApiToken, { headers: eve.headers, body })
          .then(() => 'made')
          .catch(() => 'refused'),
      ),
    )
    expect(made.filter(each => each === 'made')).toHaveLength(apiTokenLimits.most)
    const student = await signUpActor(server, 'student')
    const asked = { headers: student.headers, body }
    expect((await server.refused(accounts.createApiToken, asked)).code).toBe('not-allowed')
    // Who becomes a student has none from then on.
    const [first] = await list(eve)
    await server.pool.query(`update users set type = 'student' where id = $1`, [eve.user.id])
    expect(first).toBeDefined()
  })

  test('the login is asked again before one is made', async () => {
    const old = await signUpActor(server, 'other')
    await server.pool.query(
      `update sessions set confirmed_at = confirmed_at - interval '1 day' where user_id = $1`,
      [old.user.id],
    )
    const body = { name: 'Later', scope: 'read', days: 30 } as const
    expect(
      (await server.refused(accounts.createApiToken, { headers: old.headers, body })).code,
    ).toBe('login-again')
  })

  test('a program is told how many calls it has left, and when there are none', async () => {
    const { token } = await make(ana)
    const call = () => fetch(`${server.address}/api/users/me`, { headers: bearer(token) })
    const first = await call()
    expect(first.headers.get('x-ratelimit-limit')).toBe(String(apiTokenLimits.callsPerMinute))
    const left = Number(first.headers.get('x-ratelimit-remaining'))
    let last = first
    const other = () => fetch(`${server.address}/api/site`, { headers: bearer(token) })
    for (let calls = 0; calls <= left; calls += 1) last = await (calls % 2 ? call : other)()
    expect(last.status).toBe(429)
    expect(Number(last.headers.get('retry-after'))).toBeGreaterThan(0)
    expect(await last.json()).toMatchObject({ code: 'too-many-requests' })
  })

  test('pages of other sites may call with a token, and read nothing that is answered to a login', async () => {
    const { id } = await seedDuel(server, { title: 'La llave' })
    const { token } = await make(ana)
    const from = { origin: 'https://elsewhere.example' }
    const address = `${server.address}${conversations.getConversation.path.replace(':id', id)}`
    const asked = await fetch(address, {
      method: 'OPTIONS',
      headers: { ...from, 'access-control-request-method': 'GET' },
    })
    expect(asked.status).toBe(204)
    expect(asked.headers.get('access-control-allow-origin')).toBe('*')
    const allowed = async (headers: Record<string, string>) => {
      const answer = await fetch(address, { headers: { ...from, ...headers } })
      return [answer.status, answer.headers.get('access-control-allow-origin')]
    }
    expect(await allowed(bearer(token))).toEqual([200, '*'])
    expect(await allowed(ana.headers)).toEqual([200, null])
    expect(await allowed({})).toEqual([200, null])
    expect(await allowed(bearer(`${token.slice(0, -1)}x`))).toEqual([200, '*'])
  })
})
