import { accounts } from '@duologue/contract/accounts'
import type { Endpoint } from '@duologue/contract/endpoint'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestServer, type TestServer } from '../testing/apps/test-server'
import { describeOnDatabase } from '../testing/databases/database-engines'
import { wholeState } from '../testing/databases/whole-state'
import { type Actor as Known, type Person, signUpActor } from '../testing/school/people'

type Actor = 'visitor' | Known

const everybody = [
  'visitor',
  'other',
  'owner',
  'student',
  'teacher',
  'otherTeacher',
  'editor',
  'admin',
] as const

/** A row of the matrix: what each actor gets who asks for something of the owner. */
interface Row {
  name: string
  call: Endpoint
  params?: (owner: Person) => Record<string, string>
  query?: string
  body?: (owner: Person) => unknown
  answers: Record<Actor, number | [number, keyof typeof views]>
}

const publicFields = ['avatar', 'displayName', 'id', 'username']
const ownFields = [
  ...publicFields,
  'classesEnrolled',
  'classesTaught',
  'currency',
  'email',
  'familyName',
  'fullName',
  'givenName',
  'hasPassword',
  'isEmailVerified',
  'language',
  'learns',
  'playlists',
  'type',
].sort()
const views = { U0: publicFields, U3: ownFields }

const only = (owner: Row['answers']['owner'], admin: Row['answers']['admin'], others: number) => ({
  visitor: 401,
  other: others,
  owner,
  student: others,
  teacher: others,
  otherTeacher: others,
  editor: others,
  admin,
})
const same = (answer: Row['answers']['owner'], visitor = answer) => ({
  ...only(answer, answer, 0),
  visitor,
  other: answer,
  student: answer,
  teacher: answer,
  otherTeacher: answer,
  editor: answer,
})

const id = ({ user }: Person) => ({ id: user.id })

const rows: Row[] = [
  {
    name: 'GET /users/profile/{username}',
    call: accounts.getProfile,
    params: ({ user }) => ({ username: user.username.toUpperCase() }),
    answers: { ...same([200, 'U0']), owner: [200, 'U3'] },
  },
  {
    name: 'GET /users/{id}',
    call: accounts.getUser,
    params: id,
    answers: only([200, 'U3'], [200, 'U3'], 404),
  },
  {
    name: 'PATCH /users/{id}',
    call: accounts.updateProfile,
    params: id,
    body: () => ({ givenName: 'Ana', type: 'teacher' }),
    answers: only([200, 'U3'], [200, 'U3'], 403),
  },
  {
    name: 'PATCH /users/{id} with what nobody may set',
    call: accounts.updateProfile,
    params: id,
    body: () => ({
      role: 'admin',
      currency: 1000,
      email: 'x@y.example',
      id: 'x',
      passwordHash: '',
    }),
    answers: only([200, 'U3'], [200, 'U3'], 403),
  },
  {
    name: 'PUT /users/{id}/password',
    call: accounts.changePassword,
    params: id,
    body: ({ password }) => ({ oldPassword: password, newPassword: 'another one' }),
    answers: only(200, 403, 403),
  },
  {
    name: 'POST /users/me/confirm with the password of the owner',
    call: accounts.confirmLogin,
    body: ({ password }) => ({ password }),
    answers: { ...same(400, 401), owner: 200, admin: 400 },
  },
  {
    name: 'PUT /users/{id}/password with a wrong one',
    call: accounts.changePassword,
    params: id,
    body: () => ({ oldPassword: 'not this', newPassword: 'another one' }),
    answers: only(400, 403, 403),
  },
  {
    name: 'DELETE /users/{id}',
    call: accounts.deleteUser,
    params: id,
    answers: only(200, 200, 403),
  },
  {
    name: 'GET /users/{id}/export',
    call: accounts.exportUser,
    params: id,
    answers: only(200, 200, 403),
  },
  {
    name: 'GET /users?username=',
    call: accounts.findUsers,
    query: 'username=abc',
    answers: same(200, 401),
  },
  { name: 'GET /users/me', call: accounts.getMe, query: 'expand[]=all', answers: same(200, 401) },
  { name: 'GET /users/me/sessions', call: accounts.listSessions, answers: same(200, 401) },
  { name: 'GET /users/me/tokens', call: accounts.listApiTokens, answers: same(200, 401) },
  {
    name: 'POST /users/me/tokens',
    call: accounts.createApiToken,
    body: () => ({ name: 'Report', scope: 'read', days: 30 }),
    answers: { ...same(201, 401), student: 403 },
  },
  {
    name: 'DELETE /users/me/tokens/{id} of nobody',
    call: accounts.endApiToken,
    params: id,
    answers: same(404, 401),
  },
  { name: 'GET /users/me/logins', call: accounts.listLogins, answers: same(200, 401) },
  {
    name: 'POST /users/me/logins of a school that is not set up',
    call: accounts.connectLogin,
    body: () => ({ provider: 'school', ssoToken: 'x' }),
    answers: same(400, 401),
  },
  {
    name: 'DELETE /users/me/logins/{provider} of a school that is not set up',
    call: accounts.disconnectLogin,
    params: () => ({ provider: 'school' }),
    answers: same(400, 401),
  },
  {
    name: 'POST /users/sso/{provider}/token of a school that is not set up',
    call: accounts.exchangeSsoCode,
    params: () => ({ provider: 'school' }),
    body: () => ({ code: 'c', codeVerifier: 'v'.repeat(43), nonce: 'n'.repeat(43) }),
    answers: same(400),
  },
  { name: 'POST /users/logout', call: accounts.logOut, answers: same(200) },
  {
    name: 'POST /users/login',
    call: accounts.logIn,
    body: ({ email, password }) => ({ email, password }),
    answers: same(200),
  },
  {
    name: 'POST /users/login with a wrong password',
    call: accounts.logIn,
    body: ({ email }) => ({ email, password: 'not this' }),
    answers: same(401),
  },
  {
    name: 'POST /users/login with an unknown address',
    call: accounts.logIn,
    body: () => ({ email: 'nobody@school.example', password: 'whatever' }),
    answers: same(401),
  },
  {
    name: 'POST /users/password/reset with an unknown token',
    call: accounts.resetPassword,
    body: () => ({ password: 'another one', resetToken: 'x'.repeat(43) }),
    answers: same(400),
  },
  {
    name: 'POST /users/password/reset/check with an unknown token',
    call: accounts.checkResetLink,
    body: () => ({ resetToken: 'x'.repeat(43) }),
    answers: same(400),
  },
  {
    name: 'POST /users/email/verify with an unknown token',
    call: accounts.verifyEmail,
    body: () => ({ verifyToken: 'x'.repeat(43) }),
    answers: same(400),
  },
  {
    name: 'POST /users with a known address',
    call: accounts.signUp,
    body: ({ email }) => ({ email: email.toUpperCase(), password: 'another one' }),
    answers: same(409),
  },
]

describeOnDatabase('the matrix of accounts', engine => {
  let server: TestServer
  beforeAll(async () => {
    server = await startTestServer(engine, { callsPerMinute: { searches: 1000 } })
  })
  afterAll(() => server.close())

  /** What an actor sends who asks for something of a new owner. */
  const prepare = async ({ call, params, query = '', body }: Row, actor: Actor) => {
    const owner = await signUpActor(server, 'owner')
    const known = actor === 'owner' ? owner : undefined
    const person = actor === 'visitor' ? undefined : (known ?? (await signUpActor(server, actor)))
    const sent = {
      params: params?.(owner) ?? {},
      query,
      ...(call.method === 'GET' ? {} : { body: body?.(owner) ?? {} }),
      headers: person?.headers ?? {},
    }
    return { sent, owner }
  }

  const cases = rows.flatMap(row => everybody.map(actor => ({ name: row.name, row, actor })))

  test.each(cases)('$name by $actor', async ({ row, actor }) => {
    const expected = row.answers[actor]
    const [status, view] = typeof expected === 'number' ? [expected] : expected
    const { sent, owner } = await prepare(row, actor)
    if (status < 300) {
      const answer = await server.ask(row.call, sent)
      if (view) expect(Object.keys(answer as object).sort()).toEqual(views[view])
      return
    }
    const before = await wholeState(server.pool)
    const refusal = await server.refused(row.call, sent)
    expect(refusal.status).toBe(status)
    const ofOwner = [owner.email, owner.user.id, owner.user.username].join('|')
    expect(JSON.stringify(refusal)).not.toMatch(new RegExp(ofOwner, 'i'))
    expect(await wholeState(server.pool)).toEqual(before)
  })
})
