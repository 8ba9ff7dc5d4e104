import { accounts } from '@duologue/contract/accounts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestServer, type TestServer } from '../../testing/apps/test-server'
import { describeOnDatabase } from '../../testing/databases/database-engines'
import { wholeState } from '../../testing/databases/whole-state'
import { type OpenidProvider, startOpenidProvider } from '../../testing/openid/openid-provider'
import { signUpPerson } from '../../testing/school/people'

describeOnDatabase('the school logins of an account', engine => {
  const providers: OpenidProvider[] = []
  let server: TestServer
  beforeAll(async () => {
    for (const id of ['a', 'b'])
      providers.push(
        await startOpenidProvider({ redirectUris: [`http://localhost:3000/sso/${id}`] }),
      )
    const [a, b] = providers as [OpenidProvider, OpenidProvider]
    server = await startTestServer(engine, {
      callsPerMinute: { logins: 10_000 },
      settings: {
        LOGINS: 'a,b',
        LOGIN_A_NAME: 'A',
        LOGIN_A_ISSUER: a.issuer,
        LOGIN_A_CLIENT_ID: a.clientId,
        LOGIN_B_NAME: 'B',
        LOGIN_B_ISSUER: b.issuer,
        LOGIN_B_CLIENT_ID: b.clientId,
      },
    })
    server.clock.moveTo(new Date().toISOString())
  })
  afterAll(async () => {
    await server.close()
    for (const provider of providers) await provider.close()
  })

  const proof = async (provider: 'a' | 'b', sub: string) => ({
    provider,
    ssoToken: await (providers[provider === 'a' ? 0 : 1] as OpenidProvider).idTokenFor(
      'ana@school.example',
      { sub },
    ),
  })
  const disconnect = (provider: string, headers: { authorization: string }) =>
    [accounts.disconnectLogin, { params: { provider }, headers }] as const

  test('one is connected once, twice is as good, and it opens the account', async () => {
    const { user, headers } = await signUpPerson(server)
    const body = await proof('a', 'one')
    const first = await server.ask(accounts.connectLogin, { headers, body })
    expect(await server.ask(accounts.connectLogin, { headers, body })).toEqual(first)
    expect((await server.ask(accounts.logIn, { body })).user.id).toBe(user.id)
    const exported = await server.ask(accounts.exportUser, { params: { id: user.id }, headers })
    expect(exported.schoolLogins).toMatchObject([{ subject: 'one' }])
    expect(exported.history.map(({ what }) => what)).toContain('school-login-linked')
  })

  test('that of somebody else, or a second of one school, is refused', async () => {
    const [one, other] = [await signUpPerson(server), await signUpPerson(server)]
    const body = await proof('a', 'two')
    await server.ask(accounts.connectLogin, { headers: one.headers, body })
    const before = await wholeState(server.pool)
    const taken = await server.refused(accounts.connectLogin, { headers: other.headers, body })
    expect(taken).toMatchObject({ status: 409, code: 'login-taken' })
    const second = await server.refused(accounts.connectLogin, {
      headers: one.headers,
      body: await proof('a', 'three'),
    })
    expect(second).toMatchObject({ status: 409, code: 'login-connected' })
    expect(await wholeState(server.pool)).toEqual(before)
  })

  test('of two who connect one at once, one has it', async () => {
    const people = [await signUpPerson(server), await signUpPerson(server)]
    const body = await proof('b', 'race')
    const tried = await Promise.allSettled(
      people.map(({ headers }) => server.ask(accounts.connectLogin, { headers, body })),
    )
    expect(tried.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  })

  test('one is disconnected and opens nothing any more', async () => {
    const { user, headers } = await signUpPerson(server)
    const body = await proof('a', 'four')
    await server.ask(accounts.connectLogin, { headers, body })
    expect(await server.ask(...disconnect('a', headers))).toEqual({ provider: 'a' })
    expect((await server.refused(...disconnect('a', headers))).code).toBe('login-not-found')
    expect((await server.ask(accounts.logIn, { body })).user.id).not.toBe(user.id)
  })

  test('the last way in stays, also where two are taken away at once', async () => {
    const { authToken } = await server.ask(accounts.logIn, { body: await proof('a', 'five') })
    const headers = { authorization: authToken }
    expect(await server.refused(...disconnect('a', headers))).toMatchObject({
      status: 409,
      code: 'last-login',
    })
    await server.ask(accounts.connectLogin, { headers, body: await proof('b', 'five') })
    const tried = await Promise.allSettled(
      ['a', 'b'].map(provider => server.ask(...disconnect(provider, headers))),
    )
    expect(tried.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    expect((await server.ask(accounts.listLogins, { headers })).logins).toHaveLength(1)
  })
})
