import { accounts } from '@duologue/contract/accounts'
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import type { TestServer } from '../../testing/apps/test-server'
import { describeOnDatabase } from '../../testing/databases/database-engines'
import { wholeState } from '../../testing/databases/whole-state'
import {
  authentik,
  type Claims,
  entra,
  keycloak,
  type Schools,
  startSchools,
} from '../../testing/openid/schools'
import { seedClass } from '../../testing/school/class-matrix'
import {
  type Person,
  signUpActor,
  signUpConfirmed,
  signUpPerson,
} from '../../testing/school/people'

describeOnDatabase('logging in through a school', engine => {
  let server: TestServer
  let schools: Schools
  beforeAll(async () => {
    schools = await startSchools(engine)
    server = schools.server
  })
  afterAll(() => schools.close())
  beforeEach(() => {
    schools.said.length = 0
  })

  const come = async (provider: keyof Schools['providers'], claims: Claims) =>
    server.ask(accounts.logIn, { body: await schools.proof(provider, claims) })
  const refused = async (provider: keyof Schools['providers'], claims: Claims) =>
    server.refused(accounts.logIn, { body: await schools.proof(provider, claims) })
  const confirmedWith = async (email: string): Promise<Person> => {
    const person = await signUpPerson(server, { email })
    await server.pool.query('update users set email_verified_at = now() where id = $1', [
      person.user.id,
    ])
    return person
  }
  const withRoles = (name: string, ...roles: string[]) =>
    keycloak(name, { realm_access: { roles } })

  test('makes an account once, and finds it again by its subject alone', async () => {
    const first = await server.ask(accounts.signUp, {
      body: await schools.proof('keycloak', keycloak('mia')),
    })
    expect(first.user).toMatchObject({
      email: 'mia@lakeside.example',
      isEmailVerified: true,
      hasPassword: false,
      fullName: 'mia Roth',
      type: 'personal',
    })
    const again = await come('keycloak', keycloak('mia', { email: 'married@lakeside.example' }))
    expect(again.user).toMatchObject({ id: first.user.id, email: 'mia@lakeside.example' })
    const headers = { authorization: again.authToken }
    const { logins } = await server.ask(accounts.listLogins, { headers })
    const now = server.clock.now().toISOString()
    expect(logins).toEqual([{ provider: 'keycloak', since: now, lastUsed: now }])
  })

  test('keeps no address for which nobody vouches, and links nobody by it', async () => {
    const owner = await confirmedWith('max@lakeside.example')
    const { user } = await come('authentik', authentik('max'))
    expect(user).toMatchObject({ email: null, isEmailVerified: false, fullName: 'max Roth' })
    expect(user.id).not.toBe(owner.user.id)
  })

  test('joins the account whose confirmed address a trusted issuer vouches for', async () => {
    const { user, email, password } = await confirmedWith('joined@lakeside.example')
    const joined = await come('keycloak', keycloak('joined', { email: email.toUpperCase() }))
    expect(joined.user).toMatchObject({ id: user.id, hasPassword: true })
    await server.ask(accounts.logIn, { body: { email, password } })
  })

  test('takes password, sessions and logins from whoever never confirmed the address', async () => {
    const squatter = await signUpPerson(server, { email: 'ida@lakeside.example' })
    const body = await schools.proof('authentik', authentik('squatter'))
    await server.ask(accounts.connectLogin, { headers: squatter.headers, body })
    const { user } = await come('keycloak', keycloak('ida'))
    expect(user).toMatchObject({ id: squatter.user.id, hasPassword: false, isEmailVerified: true })
    expect((await server.refused(accounts.getMe, { headers: squatter.headers })).status).toBe(401)
    const back = await server.ask(accounts.logIn, { body })
    expect(back.user.id).not.toBe(squatter.user.id)
  })

  test.each(['admin', 'editor'] as const)(
    'opens no account of an %s by its address',
    async role => {
      const { user } = await signUpActor(server, role)
      const email = `${role}@lakeside.example`
      await server.pool.query(
        'update users set email = $2, email_key = $2, email_verified_at = now() where id = $1',
        [user.id, email],
      )
      const before = await wholeState(server.pool)
      expect(await refused('keycloak', keycloak(role))).toMatchObject({
        status: 409,
        code: 'sso-known-address',
      })
      expect(await wholeState(server.pool)).toEqual(before)
    },
  )

  describe('lets in', () => {
    const elsewhere: [string, keyof Schools['providers'], Claims][] = [
      ['nobody of another domain', 'keycloak', keycloak('zeno', { email: 'zeno@evil.example' })],
      [
        'nobody who wrote the address themselves',
        'keycloak',
        keycloak('zeno', { email_verified: false }),
      ],
      ['no guest of a directory', 'entra', entra('zeno', { email: 'zeno@evil.example' })],
    ]
    test.each(elsewhere)('%s, and the log tells why, not who', async (_name, provider, claims) => {
      const before = await wholeState(server.pool)
      expect(await refused(provider, claims)).toMatchObject({
        status: 403,
        code: 'sso-wrong-domain',
      })
      expect(await wholeState(server.pool)).toEqual(before)
      const log = schools.said.join('')
      expect(log).toContain('was refused: the address is of none of its domains')
      expect(log).not.toMatch(/zeno|evil/)
    })

    test('nobody without an account where none are made', async () => {
      expect(await refused('entra', entra('noa'))).toEqual({
        status: 403,
        code: 'sso-no-access',
        message: 'Your school has not given you access yet.',
      })
      expect(schools.said.join('')).toContain('was refused: there is no account, and it makes none')
      expect(schools.said.join('')).not.toContain('noa')
    })

    test('whoever is connected there, known by `oid` whatever the subject', async () => {
      const person = await signUpConfirmed(server)
      const body = await schools.proof('entra', entra('oli'))
      await server.ask(accounts.connectLogin, { headers: person.headers, body })
      const { user } = await come('entra', entra('oli', { sub: 'of another client' }))
      expect(user.id).toBe(person.user.id)
      expect(await refused('entra', entra('oli', { oid: 'somebody else' }))).toMatchObject({
        code: 'sso-no-access',
      })
    })
  })

  describe('roles', () => {
    test('set the type at the first login, and later', async () => {
      const first = await come('keycloak', withRoles('tom', 'pupil'))
      expect(first.user.type).toBe('student')
      const later = await come('keycloak', withRoles('tom', 'teacher', 'pupil'))
      expect(later.user.type).toBe('teacher')
      expect((await come('keycloak', withRoles('tom'))).user.type).toBe('teacher')
    })

    test('change no type while classes stand in the way', async () => {
      const teacher = await come('keycloak', withRoles('tea', 'teacher'))
      const student = await come('keycloak', withRoles('stu', 'pupil'))
      const headers = { authorization: teacher.authToken }
      const owner = { user: teacher.user, headers, email: '', password: '' }
      await seedClass(server, owner, [
        { ...owner, user: student.user, headers: { authorization: student.authToken } },
      ])
      expect((await come('keycloak', withRoles('tea', 'pupil'))).user.type).toBe('teacher')
      expect((await come('keycloak', withRoles('stu', 'teacher'))).user.type).toBe('student')
    })

    test('make nobody an editor or an admin', async () => {
      const { user } = await come('keycloak', {
        ...withRoles('adam', 'admin', 'editor'),
        role: 'admin',
        type: 'admin',
      })
      expect(user.role).toBeUndefined()
      expect(user.type).toBe('personal')
    })
  })

  describe('the session', () => {
    test('ends so long after the login as is set, however much it is used', async () => {
      const person = await signUpConfirmed(server)
      const body = await schools.proof('entra', entra('hour'))
      await server.ask(accounts.connectLogin, { headers: person.headers, body })
      const begun = server.clock.now().getTime()
      onTestFinished(() => server.clock.moveTo(new Date().toISOString()))
      const { authToken } = await server.ask(accounts.logIn, { body })
      const headers = { authorization: authToken }
      for (const minutes of [61, 119]) {
        server.clock.moveTo(new Date(begun + minutes * 60_000).toISOString())
        await server.ask(accounts.getMe, { headers })
      }
      server.clock.moveTo(new Date(begun + 120 * 60_000).toISOString())
      expect((await server.refused(accounts.getMe, { headers })).code).toBe('login-over')
      await server.ask(accounts.getMe, { headers: person.headers })
    })

    test('is confirmed by the own login alone; another one is neither linked nor made', async () => {
      const { authToken } = await come('keycloak', keycloak('con'))
      const headers = { authorization: authToken }
      const before = await wholeState(server.pool)
      const another = await schools.proof('keycloak', keycloak('another'))
      expect((await server.refused(accounts.confirmLogin, { headers, body: another })).code).toBe(
        'sso-refused',
      )
      expect(await wholeState(server.pool)).toEqual(before)
      await server.ask(accounts.confirmLogin, {
        headers,
        body: await schools.proof('keycloak', keycloak('con')),
      })
    })
  })

  test('twenty first logins at once make one account, and all of them are in', async () => {
    for (const [provider, claims] of [
      ['keycloak', keycloak('many')],
      ['authentik', authentik('many')],
    ] as const) {
      const body = await schools.proof(provider, claims)
      const users = await Promise.all(
        Array.from(
          { length: 20 },
          async () => (await server.ask(accounts.logIn, { body })).user.id,
        ),
      )
      expect(new Set(users).size).toBe(1)
    }
  })
})
