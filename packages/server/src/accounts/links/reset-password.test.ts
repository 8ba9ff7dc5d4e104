import { accounts } from '@duologue/contract/accounts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestServer, type TestServer } from '../../testing/apps/test-server'
import { describeOnDatabase } from '../../testing/databases/database-engines'
import { mailedTokens } from '../../testing/school/mailed-tokens'
import { type Person, signUpPerson } from '../../testing/school/people'

const minute = 60_000

describeOnDatabase('a forgotten password', engine => {
  let server: TestServer
  beforeAll(async () => {
    server = await startTestServer(engine, { callsPerMinute: { logins: 10_000 } })
  })
  afterAll(() => server.close())

  const resetMails = (email: string) => mailedTokens(server, email, 'password-reset')

  /** The tokens of the links that were sent to somebody after as many askings. */
  const askedFor = async ({ email }: Person, times = 1) => {
    for (let at = 0; at < times; at += 1)
      await server.ask(accounts.sendResetEmail, { body: { email: email.toUpperCase() } })
    await expect.poll(async () => (await resetMails(email)).length).toBe(times)
    return resetMails(email)
  }

  const reset = (resetToken: string, password = 'a new password') => ({
    body: { resetToken, password },
  })

  test('is answered the same whether or not there is an account', async () => {
    const { email } = await signUpPerson(server)
    const known = await server.ask(accounts.sendResetEmail, { body: { email } })
    const unknown = { body: { email: 'nobody@school.example' } }
    expect(await server.ask(accounts.sendResetEmail, unknown)).toEqual(known)
  })

  test('is set anew by the link, which signs in and ends all other sessions', async () => {
    const person = await signUpPerson(server)
    const [token = ''] = await askedFor(person)
    const { user, authToken } = await server.ask(accounts.resetPassword, reset(token))
    expect(user).toEqual({ ...person.user, isEmailVerified: true })
    await server.ask(accounts.getMe, { headers: { authorization: authToken } })
    const before = await server.refused(accounts.getMe, { headers: person.headers })
    expect(before.status).toBe(401)
    const { email } = person
    await server.ask(accounts.logIn, { body: { email, password: 'a new password' } })
  })

  test('of fifty that use one link at once, one wins', async () => {
    const person = await signUpPerson(server)
    const [token = ''] = await askedFor(person)
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, at) =>
        fetch(`${server.address}/api/users/password/reset`, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify(reset(token, `password of ${at}`).body),
        }),
      ),
    )
    const won = answers.filter(answer => answer.status === 200)
    expect(won).toHaveLength(1)
    expect(answers.filter(answer => answer.status === 400)).toHaveLength(49)
    const { rows } = await server.pool.query('select id from sessions where user_id = $1', [
      person.user.id,
    ])
    expect(rows).toHaveLength(1)
  })

  test('the link ends after an hour, when another was used, and when the password was changed', async () => {
    const person = await signUpPerson(server)
    const [late = ''] = await askedFor(person)
    server.clock.moveTo(new Date(server.clock.now().getTime() + 60 * minute).toISOString())
    const over = { status: 400, code: 'link-over' }
    expect(await server.refused(accounts.resetPassword, reset(late))).toMatchObject(over)

    const other = await signUpPerson(server)
    const [first = '', second = ''] = await askedFor(other, 2)
    await server.ask(accounts.resetPassword, reset(second))
    expect(await server.refused(accounts.resetPassword, reset(first))).toMatchObject(over)

    const third = await signUpPerson(server)
    const [unused = ''] = await askedFor(third)
    await server.ask(accounts.changePassword, {
      params: { id: third.user.id },
      headers: third.headers,
      body: { oldPassword: third.password, newPassword: 'another one' },
    })
    expect(await server.refused(accounts.resetPassword, reset(unused))).toMatchObject(over)
  })

  test('fills nobody’s mailbox: five links an hour', async () => {
    const person = await signUpPerson(server)
    await askedFor(person, 5)
    for (let at = 0; at < 3; at += 1)
      await server.ask(accounts.sendResetEmail, { body: { email: person.email } })
    const other = await signUpPerson(server)
    await askedFor(other)
    expect(await resetMails(person.email)).toHaveLength(5)
  })

  test('the link can be looked at before a password is typed, and stays as it is', async () => {
    const person = await signUpPerson(server)
    const [token = ''] = await askedFor(person)
    const check = (resetToken: string) => ({ body: { resetToken } })
    for (let time = 1; time <= 2; time += 1)
      expect(await server.ask(accounts.checkResetLink, check(token))).toEqual({ ok: true })
    const over = { status: 400, code: 'link-over' }
    for (const other of ['', 'bogus', `${token}x`])
      expect(await server.refused(accounts.checkResetLink, check(other))).toMatchObject(over)
    await server.ask(accounts.resetPassword, reset(token))
    expect(await server.refused(accounts.checkResetLink, check(token))).toMatchObject(over)
  })

  test('a link of another kind resets nothing', async () => {
    const { email } = await signUpPerson(server)
    const tokens = () => mailedTokens(server, email, 'email-verify')
    await expect.poll(tokens).toHaveLength(1)
    const [verifyToken = ''] = await tokens()
    const refusal = await server.refused(accounts.resetPassword, reset(verifyToken))
    expect(refusal.status).toBe(400)
  })
})
