import { accounts } from '@duologue/contract/accounts'
import { conversations } from '@duologue/contract/conversations'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestServer, type TestServer } from '../testing/apps/test-server'
import { describeOnDatabase } from '../testing/databases/database-engines'
import { type Person, signUpPerson } from '../testing/school/people'

const day = 24 * 60 * 60 * 1000

describeOnDatabase('a session', engine => {
  let server: TestServer
  beforeAll(async () => {
    server = await startTestServer(engine)
  })
  afterAll(() => server.close())

  const pass = (time: number) =>
    server.clock.moveTo(new Date(server.clock.now().getTime() + time).toISOString())

  const logInAgain = async ({ email, password }: Person, device = 'Firefox/1.0 Windows') => {
    const headers = { 'user-agent': device }
    const { authToken } = await server.ask(accounts.logIn, { body: { email, password }, headers })
    return { authorization: authToken }
  }

  test('is known by its token with or without Bearer, and by nothing else', async () => {
    const { user, headers } = await signUpPerson(server)
    const token = headers.authorization
    for (const authorization of [token, `Bearer ${token}`, `bearer ${token}`])
      expect((await server.ask(accounts.getMe, { headers: { authorization } })).id).toBe(user.id)
    const wrong = [`${token}x`, token.slice(1), 'Bearer', `Basic ${token}`, 'null', user.id]
    for (const authorization of wrong) {
      const refusal = await server.refused(accounts.getMe, { headers: { authorization } })
      expect(refusal.status).toBe(401)
      // Where no login is needed, such a caller is a visitor.
      await server.ask(conversations.searchConversations, { headers: { authorization } })
    }
  })

  test('without a token is told so in the promised words', async () => {
    expect(await server.refused(accounts.getMe)).toEqual({
      status: 401,
      code: 'token-missing',
      message: 'Authorization token missing',
    })
  })

  test('that is ended has the browser forget what it has loaded; no other call does', async () => {
    const { headers } = await signUpPerson(server)
    const told = async (method: string, path: string) => {
      const answer = await fetch(`${server.address}${path}`, { method, headers })
      return answer.headers.get('clear-site-data')
    }
    expect(await told('GET', '/api/users/me')).toBeNull()
    expect(await told('POST', '/api/users/logout')).toBe('"cache"')
  })

  test('lasts thirty days after its last use', async () => {
    const { headers } = await signUpPerson(server)
    for (const days of [29, 29, 29]) {
      pass(days * day)
      await server.ask(accounts.getMe, { headers })
    }
    pass(31 * day)
    expect(await server.refused(accounts.getMe, { headers })).toMatchObject({
      status: 401,
      code: 'login-over',
    })
  })

  test('ends by logging out, alone', async () => {
    const person = await signUpPerson(server)
    const other = await logInAgain(person)
    await server.ask(accounts.logOut, { headers: person.headers, body: {} })
    expect((await server.refused(accounts.getMe, { headers: person.headers })).status).toBe(401)
    await server.ask(accounts.getMe, { headers: other })
    await server.ask(accounts.logOut, { headers: person.headers, body: {} })
  })

  test('is listed with its device, and can be ended from another one', async () => {
    const person = await signUpPerson(server)
    pass(1000)
    const phone = await logInAgain(person, 'Mozilla/5.0 (Linux; Android 15) Chrome/140 Mobile')
    const { sessions } = await server.ask(accounts.listSessions, { headers: person.headers })
    expect(sessions.map(({ device, isThis }) => [device, isThis])).toEqual([
      ['Chrome on Android', false],
      ['Unknown device', true],
    ])
    const params = { id: sessions[0]?.id ?? '' }
    const stranger = await signUpPerson(server)
    const refusal = await server.refused(accounts.endSession, {
      params,
      headers: stranger.headers,
      body: {},
    })
    expect(refusal.status).toBe(404)
    await server.ask(accounts.getMe, { headers: phone })
    await server.ask(accounts.endSession, { params, headers: person.headers, body: {} })
    expect((await server.refused(accounts.getMe, { headers: phone })).status).toBe(401)
  })

  test('elsewhere ends when the password is changed, this one goes on', async () => {
    const person = await signUpPerson(server)
    const other = await logInAgain(person)
    let changed = false
    const polls = Array.from({ length: 20 }, async () => {
      for (;;) {
        const began = changed
        const answer = await fetch(`${server.address}/api/users/me`, { headers: other })
        if (answer.status === 401) return
        expect(began).toBe(false)
      }
    })
    await server.ask(accounts.changePassword, {
      params: { id: person.user.id },
      headers: person.headers,
      body: { oldPassword: person.password, newPassword: 'another one' },
    })
    changed = true
    await Promise.all(polls)
    await server.ask(accounts.getMe, { headers: person.headers })
    const old = await server.refused(accounts.logIn, {
      body: { email: person.email, password: person.password },
    })
    expect(old.status).toBe(401)
    await logInAgain({ ...person, password: 'another one' })
  })

  test('keeps no right that was taken away', async () => {
    const { user, headers } = await signUpPerson(server)
    const victim = await signUpPerson(server)
    const params = { id: victim.user.id }
    await server.pool.query(`update users set role = 'admin' where id = $1`, [user.id])
    await server.ask(accounts.getUser, { params, headers })
    await server.pool.query('update users set role = null where id = $1', [user.id])
    expect((await server.refused(accounts.getUser, { params, headers })).status).toBe(404)
  })
})
