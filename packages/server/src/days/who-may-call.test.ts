import { days } from '@duologue/contract/days'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestServer, type TestServer } from '../testing/apps/test-server'
import { describeOnDatabase } from '../testing/databases/database-engines'
import { wholeState } from '../testing/databases/whole-state'
import { type Actor, type Person, signUpActor } from '../testing/school/people'

const known: Actor[] = ['other', 'owner', 'student', 'teacher', 'otherTeacher', 'editor', 'admin']

describeOnDatabase('the matrix of days', engine => {
  let server: TestServer
  const people = new Map<Actor, Person>()
  beforeAll(async () => {
    server = await startTestServer(engine)
    for (const actor of known) people.set(actor, await signUpActor(server, actor))
  })
  afterAll(() => server.close())
  const headersOf = (actor: Actor) => people.get(actor)?.headers ?? {}

  test.each([
    ['GET /learn/numbers', days.getNumbers, {}],
    ['GET /learn/days', days.getDays, { query: 'from=2026-03-01&to=2026-03-02' }],
    ['PUT /learn/goal', days.setGoal, { body: { goal: null } }],
  ] as const)('%s: nobody without a login, and nothing changes', async (_name, call, input) => {
    const before = await wholeState(server.pool)
    for (const headers of [{}, { authorization: 'nonsense' }])
      expect((await server.refused(call, { headers, ...input })).status).toBe(401)
    expect(await wholeState(server.pool)).toEqual(before)
  })

  test('everybody sees and sets their own alone', async () => {
    for (const [index, actor] of known.entries()) {
      const headers = headersOf(actor)
      const goal = { minutes: 5, days: 2 + (index % 6) }
      await server.ask(days.setGoal, { headers, body: { goal } })
      await server.pool.query(`insert into learner_days values ($1, $2, 'es', 5, 0, 0, 0, 60)`, [
        people.get(actor)?.user.id,
        `2026-03-0${index + 1}`,
      ])
    }
    for (const [index, actor] of known.entries()) {
      const headers = headersOf(actor)
      const numbers = await server.ask(days.getNumbers, { headers })
      expect([actor, numbers.week.goal?.days]).toEqual([actor, 2 + (index % 6)])
      const query = 'from=2026-03-01&to=2026-03-31'
      const told = await server.ask(days.getDays, { headers, query })
      expect(told.days.map(({ day }) => day)).toEqual([`2026-03-0${index + 1}`])
    }
  })
})
