import { accounts } from '@duologue/contract/accounts'
import { hash } from '@node-rs/argon2'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestServer, type TestServer } from '../testing/apps/test-server'
import { describeOnDatabase } from '../testing/databases/database-engines'
import { mailedTokens } from '../testing/school/mailed-tokens'
import { signUpPerson } from '../testing/school/people'

const refused = {
  status: 400,
  code: 'common-password',
  message: 'That password is one of those that are tried first. Please choose another one.',
}

describeOnDatabase('one of the commonest passwords', engine => {
  let server: TestServer
  beforeAll(async () => {
    server = await startTestServer(engine)
  })
  afterAll(() => server.close())

  test.each(['password1', 'PassWord1', 'qwertyuiop', '1234567890', ' iloveyou '])(
    '%j is refused at the sign-up',
    async password => {
      const body = { email: 'new@school.example', password, app: 'Duologue' }
      expect(await server.refused(accounts.signUp, { body })).toMatchObject(refused)
      const { rows } = await server.pool.query('select 1 from users where email like $1', ['new@%'])
      expect(rows).toEqual([])
    },
  )

  test('is refused at a change and a reset, and the old one stays', async () => {
    const { user, email, password, headers } = await signUpPerson(server)
    const params = { id: user.id }
    const change = { oldPassword: password, newPassword: 'password1' }
    expect(
      await server.refused(accounts.changePassword, { params, headers, body: change }),
    ).toMatchObject(refused)
    await server.ask(accounts.sendResetEmail, { body: { email } })
    const tokens = () => mailedTokens(server, email, 'password-reset')
    await expect.poll(async () => (await tokens()).length).toBe(1)
    const [resetToken = ''] = await tokens()
    const reset = { password: 'password1', resetToken }
    expect(await server.refused(accounts.resetPassword, { body: reset })).toMatchObject(refused)
    await server.ask(accounts.logIn, { body: { email, password } })
    // The link is not used up by it.
    await server.ask(accounts.resetPassword, { body: { ...reset, password: 'three odd otters' } })
  })

  test('lets in whoever has it already', async () => {
    const { user, email } = await signUpPerson(server)
    await server.pool.query('update users set password_hash = $1 where id = $2', [
      await hash('password1'),
      user.id,
    ])
    await server.ask(accounts.logIn, { body: { email, password: 'password1' } })
  })
})
