import { accounts } from '@duologue/contract/accounts'
import { conversations } from '@duologue/contract/conversations'
import { expect, onTestFinished, test } from 'vitest'
import { refusalOf } from '../testing/apps/contract-client'
import { startTestServer } from '../testing/apps/test-server'
import { describeOnDatabase } from '../testing/databases/database-engines'
import { type Person, signUpPerson } from '../testing/school/people'
import { seedConversation } from '../testing/school/seed-conversation'
import { callsOfProcess, callsPerMinute } from './limits'

const { getConversation, recordView, searchConversations } = conversations

describeOnDatabase('an address', engine => {
  test('that calls too often is told when to come back, for that call alone', async () => {
    const server = await startTestServer(engine, { callsPerMinute: { reads: 3, writes: 1 } })
    onTestFinished(server.close)
    const { id } = await seedConversation(server.pool)
    for (let call = 1; call <= 3; call++) await server.ask(searchConversations)

    const response = await fetch(`${server.address}/api/conversations`)
    const wait = Number(response.headers.get('retry-after'))
    expect(wait).toBeGreaterThan(0)
    expect(wait).toBeLessThanOrEqual(60)
    expect(await refusalOf(response)).toEqual({
      status: 429,
      code: 'too-many-requests',
      message: 'Too many requests. Please wait a moment and try again.',
    })

    await server.ask(getConversation, { params: { id } })
    await server.ask(recordView, { params: { id }, body: {} })
    const second = await server.refused(recordView, { params: { id }, body: {} })
    expect(second.status).toBe(429)
    expect((await fetch(`${server.address}/healthz`)).status).toBe(200)
  })

  test('cannot pretend to be another one', async () => {
    const server = await startTestServer(engine, { callsPerMinute: { reads: 1, writes: 1 } })
    onTestFinished(server.close)
    await server.ask(searchConversations)
    for (const name of ['x-forwarded-for', 'x-real-ip', 'forwarded', 'cf-connecting-ip']) {
      const refusal = await server.refused(searchConversations, { headers: { [name]: '10.0.0.1' } })
      expect(refusal.status).toBe(429)
    }
  })

  test('of a school does not help an account that searches people too often', async () => {
    const server = await startTestServer(engine, {
      callsPerMinute: { searches: 3 },
      settings: { SCHOOL_NETWORKS: '127.0.0.0/8' },
    })
    onTestFinished(server.close)
    const [ana, ben] = [await signUpPerson(server), await signUpPerson(server)]
    const find = ({ headers }: Person) => ({ headers, query: 'username=ana' })
    for (let call = 1; call <= 3; call++) await server.ask(accounts.findUsers, find(ana))
    const again = await server.ask(accounts.logIn, {
      body: { email: ana.email, password: ana.password },
    })
    for (const headers of [ana.headers, { authorization: again.authToken }])
      expect(await server.refused(accounts.findUsers, find({ ...ana, headers }))).toMatchObject({
        status: 429,
        code: 'too-many-requests',
      })
    await server.ask(accounts.findUsers, find(ben))
    // Another call has a count of its own.
    await server.ask(accounts.exportUser, { headers: ana.headers, params: { id: ana.user.id } })
  })

  test('of a school is not counted, others are', async () => {
    const server = await startTestServer(engine, {
      callsPerMinute: { reads: 1, writes: 1 },
      settings: { SCHOOL_NETWORKS: '10.7.0.0/16', TRUSTED_PROXIES: '127.0.0.1' },
    })
    onTestFinished(server.close)
    const from = (address: string) => ({ headers: { 'x-forwarded-for': address } })
    for (let call = 1; call <= 3; call++) await server.ask(searchConversations, from('10.7.3.9'))
    await server.ask(searchConversations, from('10.8.0.1'))
    await server.ask(searchConversations, from('10.8.0.2'))
    expect((await server.refused(searchConversations, from('10.8.0.1'))).status).toBe(429)
  })

  test.each([
    ['guesses passwords', { logins: 5 }],
    ['searches people', { searches: 5 }],
  ] as const)('that %s too often is refused by all processes together', async (_what, most) => {
    let shared = ''
    const one = await startTestServer(engine, {
      callsPerMinute: most,
      settings: { PROCESSES: '2' },
      before: async url => {
        shared = url
      },
    })
    onTestFinished(one.close)
    const other = await startTestServer(engine, {
      callsPerMinute: most,
      settings: { PROCESSES: '2' },
      through: () => shared,
    })
    onTestFinished(other.close)
    const { headers, email } = await signUpPerson(one)
    const statusOf = async (call: number) => {
      const { address } = call % 2 ? one : other
      const response = await ('logins' in most
        ? fetch(address + accounts.logIn.path, {
            method: 'POST',
            headers: { 'content-type': 'application/json' },
            body: JSON.stringify({ email, password: 'a guess' }),
          })
        : fetch(`${address}${accounts.findUsers.path}?username=ana`, { headers }))
      return response.status
    }
    let answered = 0
    while ((await statusOf(answered)) !== 429) answered += 1
    // Were each of the two to count by itself, it would be ten; another minute may begin meanwhile.
    expect(answered).toBeGreaterThanOrEqual(5)
    expect(answered).toBeLessThan(10)
  })

  test('what a token has left is one number, whichever process is asked', async () => {
    let shared = ''
    const settings = { PROCESSES: '2' }
    const one = await startTestServer(engine, {
      settings,
      before: async url => {
        shared = url
      },
    })
    onTestFinished(one.close)
    const other = await startTestServer(engine, { settings, through: () => shared })
    onTestFinished(other.close)
    const { headers } = await signUpPerson(one)
    const { token } = await one.ask(accounts.createApiToken, {
      headers,
      body: { name: 'Report', scope: 'read', days: 30 },
    })
    const left = async ({ address }: { address: string }) => {
      const answer = await fetch(address + accounts.getMe.path, {
        headers: { authorization: `Bearer ${token}` },
      })
      return Number(answer.headers.get('x-ratelimit-remaining'))
    }
    // Another minute may begin meanwhile, but not after each call.
    const told: number[] = []
    for (let call = 0; call < 6; call += 1) told.push(await left(call % 2 ? one : other))
    const steps = told.slice(1).filter((count, at) => count === (told[at] ?? 0) - 1)
    expect(steps.length).toBeGreaterThanOrEqual(4)
  })
})

test.each([
  [1, 30_000, 6000],
  [2, 15_000, 3000],
  [3, 10_000, 2000],
  [4, 7500, 1500],
  [16, 7500, 1500],
])(
  'of %i processes each lets an address read %i times and write %i times a minute',
  (processes, reads, writes) => {
    expect(callsOfProcess(callsPerMinute, processes)).toEqual({ ...callsPerMinute, reads, writes })
  },
)
