import { accounts } from '@duologue/contract/accounts'
import { site } from '@duologue/contract/site'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { startTestServer, type TestServer } from '../../testing/apps/test-server'
import { describeOnDatabase } from '../../testing/databases/database-engines'
import { type OpenidProvider, startOpenidProvider } from '../../testing/openid/openid-provider'
import { signUpPerson } from '../../testing/school/people'

describeOnDatabase('logging in with Google', engine => {
  let provider: OpenidProvider
  let server: TestServer
  beforeAll(async () => {
    provider = await startOpenidProvider({ redirectUris: ['http://localhost:3000/google'] })
    server = await startTestServer(engine, {
      settings: { GOOGLE_CLIENT_ID: provider.clientId, GOOGLE_ISSUER: provider.issuer },
    })
    // Tokens are signed by the real clock.
    server.clock.moveTo(new Date().toISOString())
  })
  afterAll(async () => {
    await server.close()
    await provider.close()
  })

  const account = 'ana@school.example'
  const google = async (sub: string, claims: Record<string, unknown> = {}) => ({
    body: { googleToken: await provider.idTokenFor(account, { sub, ...claims }) },
  })

  test('makes an account once, and finds it again by its subject alone', async () => {
    const claims = { email: 'new@school.example', given_name: 'Ana', family_name: 'Ruiz' }
    const first = await server.ask(accounts.signUp, await google('g1', claims))
    expect(first.user).toMatchObject({
      email: 'new@school.example',
      isEmailVerified: true,
      hasPassword: false,
      fullName: 'Ana Ruiz',
    })
    const second = await server.ask(
      accounts.logIn,
      await google('g1', { email: 'moved@school.example' }),
    )
    expect(second.user.id).toBe(first.user.id)
    const headers = { authorization: second.authToken }
    expect((await server.ask(accounts.getMe, { headers })).id).toBe(first.user.id)
  })

  test('joins the account whose proven address it is', async () => {
    const { user, email, password } = await signUpPerson(server)
    await server.pool.query('update users set email_verified_at = now() where id = $1', [user.id])
    const joined = await server.ask(
      accounts.logIn,
      await google('g2', { email: email.toUpperCase() }),
    )
    expect(joined.user.id).toBe(user.id)
    expect(joined.user.hasPassword).toBe(true)
    await server.ask(accounts.logIn, { body: { email, password } })
  })

  test('takes password and sessions from whoever never proved the address', async () => {
    const squatter = await signUpPerson(server)
    const { email, password } = squatter
    const owner = await server.ask(accounts.logIn, await google('g3', { email }))
    expect(owner.user).toMatchObject({
      id: squatter.user.id,
      hasPassword: false,
      isEmailVerified: true,
    })
    expect((await server.refused(accounts.getMe, { headers: squatter.headers })).status).toBe(401)
    const again = await server.refused(accounts.logIn, { body: { email, password } })
    expect(again.status).toBe(401)
  })

  test('joins nothing where the provider does not vouch for the address', async () => {
    const { email } = await signUpPerson(server)
    const refusal = await server.refused(
      accounts.logIn,
      await google('g4', { email, email_verified: false }),
    )
    expect(refusal).toMatchObject({ status: 409, code: 'google-unverified' })
    const { rows } = await server.pool.query(`select 1 from google_accounts where subject = 'g4'`)
    expect(rows).toEqual([])
  })

  test('twenty times at once makes one account', async () => {
    const sent = await google('g5', { email: 'many@school.example' })
    const answers = await Promise.all(
      Array.from({ length: 20 }, () =>
        fetch(`${server.address}/api/users/login`, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify(sent.body),
        }),
      ),
    )
    expect(answers.filter(answer => answer.status === 200).length).toBeGreaterThan(0)
    expect(answers.filter(answer => answer.status >= 500)).toEqual([])
    const { rows } = await server.pool.query(
      `select id from users where email_key = 'many@school.example'`,
    )
    expect(rows).toHaveLength(1)
    await server.ask(accounts.logIn, sent)
  })

  test.each([
    ['for somebody else', { aud: 'another client' }],
    ['of another issuer', { iss: 'https://accounts.evil.example' }],
    ['that is over', { exp: 1 }],
  ])('refuses a token %s', async (_name, claims) => {
    const refusal = await server.refused(accounts.logIn, await google('g6', claims))
    expect(refusal).toMatchObject({ status: 401, code: 'google-refused' })
  })

  test('exchanges the code of the popup for a token that logs in', async () => {
    const codeVerifier = 'v'.repeat(43)
    const code = await provider.codeFor(account, codeVerifier)
    const { googleToken } = await server.ask(accounts.exchangeGoogleCode, {
      body: { code, codeVerifier },
    })
    await server.ask(accounts.logIn, { body: { googleToken } })
    const again = await server.refused(accounts.exchangeGoogleCode, {
      body: { code, codeVerifier },
    })
    expect(again).toMatchObject({ status: 401, code: 'google-refused' })
  })

  test('is offered by the site with the provider’s own address', async () => {
    const { google: offered } = await server.ask(site.getSite)
    expect(offered).toEqual({
      clientId: provider.clientId,
      authorizationUrl: expect.stringMatching(new RegExp(`^${provider.issuer}/`)),
    })
  })

  test('without a client id says that it is not set up', async () => {
    const plain = await startTestServer(engine)
    onTestFinished(plain.close)
    expect((await plain.ask(site.getSite)).google).toBeNull()
    expect(await plain.refused(accounts.logIn, { body: { googleToken: 'x' } })).toEqual({
      status: 400,
      code: 'google-not-set-up',
      message: 'Google login is not set up here.',
    })
  })
})
