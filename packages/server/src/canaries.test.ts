import { accounts } from '@duologue/contract/accounts'
import { conversations } from '@duologue/contract/conversations'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestServer, type TestServer } from './testing/apps/test-server'
import { describeEachWay } from './testing/databases/database-engines'
import { signUpPerson } from './testing/school/people'
import { seedConversation } from './testing/school/seed-conversation'

const canary = 'canarybird'
const email = `${canary}@school.example`

/** Makes every write to a table fail in a way, with the row's values wherever the database puts some. */
const failing = (table: string, how: string) => `
  create or replace function fail() returns trigger language plpgsql as $$
  begin
    ${how}
  end $$;
  create or replace trigger fail before insert or update on ${table} for each row execute function fail()`

const raising = (code: string) =>
  `raise exception 'it failed at "%"', new using errcode = '${code}', detail = new::text, hint = new::text;`

/** Every kind of failure, with the status and what the log says of it. */
const kinds = [
  ['a constraint', raising('23514'), 500, '23514'],
  ['a unique value', raising('23P01'), 500, '23P01'],
  ['an unreadable value', raising('22P02'), 500, '22P02'],
  ['a disk that is full', raising('53100'), 503, '53100'],
  ['a database that only reads', raising('25006'), 503, '25006'],
  ['a time-out', raising('57014'), 503, '57014'],
  ['a lock that nobody gives', raising('55P03'), 503, '55P03'],
  ['a lost connection', 'perform pg_terminate_backend(pg_backend_pid());', 503, '57P01'],
] as const

describeEachWay('of what people sent', engine => {
  const lines: string[] = []
  let server: TestServer
  let person: Awaited<ReturnType<typeof signUpPerson>>
  beforeAll(async () => {
    server = await startTestServer(engine, { logTo: { write: line => void lines.push(line) } })
    person = await signUpPerson(server)
    await seedConversation(server.pool)
  })
  afterAll(() => server.close())

  const calls = {
    users: () => ({
      path: '/api/users',
      body: { email, password: `${canary} of eight`, app: 'duologue' },
    }),
    conversations: () => ({
      path: '/api/conversations',
      body: {
        title: canary,
        language: 'es',
        description: canary,
        character1: { name: canary },
        character2: { name: 'Luis' },
      },
    }),
    failed_logins: () => ({ path: '/api/users/login', body: { email, password: canary } }),
  }

  test.each(kinds)('nothing is told when %s stops a statement', async (_, how, status, code) => {
    for (const [table, call] of Object.entries(calls)) {
      await server.pool.query(failing(table, how))
      lines.length = 0
      const { path, body } = call()
      const answer = await fetch(server.address + path, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...person.headers },
        body: JSON.stringify(body),
      })
      const text = await answer.text()
      await server.pool.query(`drop trigger fail on ${table}`)
      expect([path, answer.status]).toEqual([path, status])
      if (status === 503) expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0)
      const metrics = await (await fetch(`${server.address}/metrics`)).text()
      expect(metrics).toContain('http_answer_seconds')
      for (const told of [text, metrics, ...lines]) expect(told).not.toContain(canary)
      for (const told of lines) expect(told).not.toContain('$argon2id')
      if (code !== '53100' && code !== '25006') expect(lines.join('')).toContain(code)
    }
  })

  test('calls that fail alike are still answered by name', async () => {
    const signUp = { email, password: 'a password of eight', app: 'duologue' }
    await server.ask(accounts.signUp, { body: signUp })
    expect(await server.refused(accounts.signUp, { body: signUp })).toMatchObject({ status: 409 })
    const search = await server.ask(conversations.searchConversations, { query: '' })
    expect(search.total).toBeGreaterThan(0)
  })
})
