import { accounts } from '@duologue/contract/accounts'
import { contract } from '@duologue/contract/contract'
import type { Endpoint } from '@duologue/contract/endpoint'
import { accountLimits } from '@duologue/domain/accounts/account-limits'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestServer, type TestServer } from '../../testing/apps/test-server'
import { describeOnDatabase } from '../../testing/databases/database-engines'
import { wholeState } from '../../testing/databases/whole-state'
import { type OpenidProvider, startOpenidProvider } from '../../testing/openid/openid-provider'
import { seedClass } from '../../testing/school/class-matrix'
import { newKey } from '../../testing/school/class-shop'
import { type Person, signUpActor, signUpPerson } from '../../testing/school/people'

const some = '01910000-0000-7000-8000-00000000000a'

/** What is sent to each call that asks for the login again, and what it does not ask for (accounts.md#asked-again). */
const asked: Record<string, { body?: object; free?: { query?: string; body?: object } }> = {
  getCards: { free: { query: `pupils=${some}` } },
  handOverClass: { body: { to: some }, free: { body: { to: null } } },
  answerHandOver: { body: { accept: true }, free: { body: { accept: false } } },
  exportPupil: {},
  movePupil: { body: { joinCode: 'BCDFGHJK' }, free: { body: { class: some } } },
  pairDevice: { body: {} },
  answerClaim: { body: { agree: true }, free: { body: { agree: false } } },
  unclaimPupil: { body: {} },
  logOutPerson: { body: { why: 'asked' } },
  setPersonRole: { body: { role: null, why: 'asked' } },
  closePerson: { body: { why: 'asked' } },
  reopenPerson: { body: { why: 'asked' } },
  approveTeacher: { body: {} },
  declineTeacher: { body: { why: 'asked' } },
  exportPerson: { body: { why: 'asked' } },
  deletePerson: { body: { why: 'asked' } },
  renewPersonCard: { body: { why: 'asked' } },
  handOverClasses: { body: { why: 'asked', to: some, classes: [some] } },
  setClassArchived: { body: { isArchived: true, why: 'asked' } },
  letPupilStay: { body: { why: 'asked' } },
  allowPupils: { body: { made: 3000, madeADay: 400, why: 'asked' } },
  connectTeacher: { body: { launch: 'x', isFramed: false } },
  addPlatform: {
    body: {
      name: 'Moodle',
      issuer: 'https://lms.example',
      clientId: 'abc',
      authUrl: 'https://lms.example/auth',
      tokenUrl: 'https://lms.example/token',
      keysUrl: 'https://lms.example/keys',
    },
  },
  createRegistration: { body: { name: 'Moodle' } },
  deleteRegistration: { body: {} },
  changePlatform: { body: { isOn: true } },
  deletePlatform: { body: {} },
  letDeploymentIn: { body: { deployment: '7' } },
  createWebhook: { body: { address: 'https://lms.example/told', events: ['play-verified'] } },
  createApiToken: { body: { name: 'Report', scope: 'read', days: 30 } },
  connectLogin: { body: { provider: 'school', ssoToken: 'x' } },
}

const calls = Object.values(contract)
  .flatMap(room => Object.entries(room) as [string, Endpoint][])
  .filter(([, call]) => call.asksLoginAgain)

test('the calls that ask for the login again are those that the page says', () => {
  expect(calls.map(([name]) => name).sort()).toEqual(Object.keys(asked).sort())
})

describeOnDatabase('a login that is asked for again', engine => {
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

  /** As if the login was so long ago. */
  const ago = ({ user }: Person, time: number) =>
    server.pool.query('update sessions set confirmed_at = $2 where user_id = $1', [
      user.id,
      new Date(server.clock.now().getTime() - time),
    ])
  const codeOf = async (
    call: Endpoint,
    { headers }: Person,
    sent: { id: string; query?: string; body?: object },
  ) => {
    const path = call.path.replace(':id', sent.id)
    const response = await fetch(`${server.address}${path}?${sent.query ?? ''}`, {
      method: call.method,
      headers: { ...headers, ...newKey(), 'content-type': 'application/json' },
      ...(sent.body ? { body: JSON.stringify(sent.body) } : {}),
    })
    return Object(await response.json()).code
  }

  test.each(calls)('%s: after twelve hours, and nothing is done', async (name, call) => {
    const teacher = await signUpActor(server, call.who === 'admin' ? 'admin' : 'teacher')
    const id = await seedClass(server, teacher, [])
    const { body, free } = asked[name] ?? {}
    const sent = { id, ...(body ? { body } : {}) }
    expect(await codeOf(call, teacher, sent)).not.toBe('login-again')
    await ago(teacher, accountLimits.confirmed - 1000)
    expect(await codeOf(call, teacher, sent)).not.toBe('login-again')
    await ago(teacher, accountLimits.confirmed)
    const before = await wholeState(server.pool)
    expect(await codeOf(call, teacher, sent)).toBe('login-again')
    expect(await wholeState(server.pool)).toEqual(before)
    if (free) expect(await codeOf(call, teacher, { id, ...free })).not.toBe('login-again')
    await server.ask(accounts.confirmLogin, {
      headers: teacher.headers,
      body: { password: teacher.password },
    })
    expect(await codeOf(call, teacher, sent)).not.toBe('login-again')
  })

  test('is one of this session alone, by the password, whose tries are counted', async () => {
    const person = await signUpPerson(server)
    const { email, password } = person
    const other = await server.ask(accounts.logIn, { body: { email, password } })
    await ago(person, accountLimits.confirmed)
    const confirm = (word: string) => ({ headers: person.headers, body: { password: word } })
    expect(await server.refused(accounts.confirmLogin, confirm('not this'))).toMatchObject({
      status: 400,
      code: 'wrong-password',
    })
    await server.ask(accounts.confirmLogin, confirm(password))
    const { rows } = await server.pool.query<{ confirmed_at: Date }>(
      'select confirmed_at from sessions where user_id = $1 order by confirmed_at',
      [person.user.id],
    )
    const now = server.clock.now().getTime()
    expect(rows.map(row => now - row.confirmed_at.getTime())).toEqual([accountLimits.confirmed, 0])
    expect(other.user.id).toBe(person.user.id)
    for (let tried = 0; tried < accountLimits.loginTries; tried += 1)
      await server.refused(accounts.confirmLogin, confirm('not this'))
    expect((await server.refused(accounts.confirmLogin, confirm(password))).code).toBe(
      'too-many-logins',
    )
    expect((await server.refused(accounts.confirmLogin, { body: { password } })).status).toBe(401)
  })

  test('through Google by the own account there; another one is neither linked nor made', async () => {
    const google = async (sub: string) => ({
      googleToken: await provider.idTokenFor('ana@school.example', {
        sub,
        email: `${sub}@x.example`,
      }),
    })
    const { authToken } = await server.ask(accounts.signUp, { body: await google('own') })
    const headers = { authorization: authToken }
    const before = await wholeState(server.pool)
    const refused = { headers, body: await google('another') }
    expect((await server.refused(accounts.confirmLogin, refused)).code).toBe('google-refused')
    expect(await wholeState(server.pool)).toEqual(before)
    await server.ask(accounts.confirmLogin, { headers, body: await google('own') })
  })
})
