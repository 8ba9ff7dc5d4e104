import { accounts } from '@duologue/contract/accounts'
import { usernameFault } from '@duologue/domain/accounts/account-fields'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readMail } from '../outside/mail/read-mail'
import { startTestServer, type TestServer } from '../testing/apps/test-server'
import { describeOnDatabase } from '../testing/databases/database-engines'
import { mailedTokens } from '../testing/school/mailed-tokens'
import { signUpPerson } from '../testing/school/people'

const body = { email: 'ana@school.example', password: 'a good one', app: 'Duologue' }

describeOnDatabase('signing up', engine => {
  let server: TestServer
  beforeAll(async () => {
    server = await startTestServer(engine)
  })
  afterAll(() => server.close())

  test('makes a personal account with a neutral name and logs it in', async () => {
    const { user, authToken } = await server.ask(accounts.signUp, { body })
    expect(user).toMatchObject({
      email: 'ana@school.example',
      isEmailVerified: false,
      hasPassword: true,
      type: 'personal',
      givenName: null,
      fullName: user.username,
      displayName: user.username,
    })
    expect(usernameFault(user.username)).toBeUndefined()
    expect(user.username).not.toContain('ana')
    expect(user).not.toHaveProperty('role')
    const me = await server.ask(accounts.getMe, {
      query: 'expand[]=all',
      headers: { authorization: `Bearer ${authToken}` },
    })
    expect(me).toEqual(user)
  })

  test('keeps neither password nor token', async () => {
    const { authToken } = await server.ask(accounts.signUp, {
      body: { ...body, email: 'secret@school.example', password: 'my plain words' },
    })
    const { rows } = await server.pool.query<{ row: string }>(
      `select u::text || s::text as row from users u join sessions s on s.user_id = u.id`,
    )
    expect(rows.length).toBeGreaterThan(0)
    for (const { row } of rows) expect(row).not.toMatch(new RegExp(`my plain words|${authToken}`))
    expect(rows.some(({ row }) => row.includes('$argon2id$v=19$m=12288,t=3,p=1$'))).toBe(true)
  })

  test('with one address, however it is written, fifty at once make one account', async () => {
    const addresses = ['Eva@School.example', 'eva@school.example', ' EVA@SCHOOL.EXAMPLE ']
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, at) =>
        fetch(`${server.address}/api/users`, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ ...body, email: addresses[at % 3] }),
        }),
      ),
    )
    const statuses = answers.map(answer => answer.status).sort()
    expect(statuses).toEqual([201, ...Array.from({ length: 49 }, () => 409)])
    const { rows } = await server.pool.query(
      `select id from users where email_key = 'eva@school.example'`,
    )
    expect(rows).toHaveLength(1)
  })

  test('with a known address is refused, and its owner is told', async () => {
    const { email } = await signUpPerson(server)
    const refusal = await server.refused(accounts.signUp, { body: { ...body, email } })
    expect(refusal).toEqual({
      status: 409,
      code: 'email-taken',
      message: 'This email address cannot be used for a new account.',
    })
    const toOwner = async () =>
      (await server.mails()).filter(mail => readMail(mail).header('To') === email)
    await expect.poll(async () => (await toOwner()).length).toBe(2)
  })

  test.each([
    [{ email: '', password: 'a good one' }, { email: 'is required' }],
    [{ email: 'ana', password: 'a good one' }, { email: 'is not a valid email address' }],
    [
      { email: 'b@school.example', password: 'short' },
      { password: 'must have at least 8 characters' },
    ],
    [
      { email: 'b@school.example', password: 'x'.repeat(65) },
      { password: 'must have at most 64 characters' },
    ],
  ])('%j is refused with the words of the form', async (sent, fields) => {
    const refusal = await server.refused(accounts.signUp, { body: sent })
    expect(refusal).toMatchObject({ status: 400, code: 'invalid-input', fields })
  })

  test('sets nothing but what may be set', async () => {
    const { user } = await server.ask(accounts.signUp, {
      body: {
        ...body,
        email: 'c@school.example',
        id: 'x',
        role: 'admin',
        currency: 1000,
        username: 'root',
        isEmailVerified: true,
        emailVerifiedAt: '2020-01-01',
      },
    })
    expect(user).not.toHaveProperty('role')
    expect(user.isEmailVerified).toBe(false)
    expect(user.username).not.toBe('root')
  })

  test('sends a link that proves the address, once', async () => {
    const { headers, email } = await signUpPerson(server)
    const tokens = () => mailedTokens(server, email, 'email-verify')
    await expect.poll(tokens).toHaveLength(1)
    const [verifyToken] = await tokens()
    await server.ask(accounts.verifyEmail, { body: { verifyToken } })
    expect((await server.ask(accounts.getMe, { headers })).isEmailVerified).toBe(true)
    const again = await server.refused(accounts.verifyEmail, { body: { verifyToken } })
    expect(again).toMatchObject({ status: 400, code: 'link-over' })
  })
})
