import { plays } from '@duologue/contract/plays'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { startTestServer, type TestServer } from '../../testing/apps/test-server'
import { describeEachEngine } from '../../testing/databases/database-engines'
import { beginPlay, seedDuel } from '../../testing/school/begun-play'
import { openSchool, type School } from '../../testing/school/class-matrix'
import type { Person } from '../../testing/school/people'
import { beginRound, makeList } from '../../testing/school/played-round'
import { seedAssignment, seedListAssignment } from '../../testing/school/seed-assignment'

const day = 24 * 3_600_000

describeEachEngine('the chance of a ticket', engine => {
  let server: TestServer
  let school: School
  let person: Person
  let duel: string
  let list: string
  beforeAll(async () => {
    server = await startTestServer(engine, { callsPerMinute: { logins: 999, writes: 9999 } })
    school = await openSchool(server)
    person = school.people.student
  })
  beforeEach(async () => {
    duel = (await seedDuel(server)).id
    list = (await makeList(server, school.people.teacher)).id
  })
  afterAll(() => server.close())

  const later = (ms: number) =>
    server.clock.moveTo(new Date(server.clock.now().getTime() + ms).toISOString())
  const ask = async (body: object, { headers } = person) =>
    (await server.ask(plays.createTicket, { headers, body })).seed
  const save = ({ ticket, events }: { ticket: string; events: readonly object[] }) =>
    server.ask(plays.savePlay, { headers: person.headers, body: { ticket, events } })

  /** The scores of a bot that takes a hundred tickets and plays each of them by the domain's own rules. */
  const bestOf = async (begin: () => Promise<{ score: number }>, tickets: number) => {
    let best = 0
    for (let number = 0; number < tickets; number += 1) best = Math.max(best, (await begin()).score)
    return best
  }

  test('of a duel is not found by asking: the best of a hundred games is the first', async () => {
    const begin = async () => {
      const { result } = await beginPlay(server, person, duel)
      return { score: result.scores[1].total }
    }
    const once = await bestOf(begin, 1)
    expect(once).toBeGreaterThan(0)
    expect(await bestOf(begin, 100)).toBe(once)
  })

  test('of a round is not found by asking either', async () => {
    const questions = async () => {
      const { events } = await beginRound(server, person, list)
      return JSON.stringify(events)
    }
    const once = await questions()
    for (let number = 0; number < 20; number += 1) expect(await questions()).toBe(once)
  })

  test('is the same with all settings, with and without an assignment, and asked by many at once', async () => {
    const classId = await school.newClass()
    const assignment = await seedAssignment(server, classId, duel)
    const listAssignment = await seedListAssignment(server, classId, list)
    const manners: object[] = [
      {},
      { mode: 'listening' },
      { difficulty: 'hard' },
      { powers: ['heal', 'shield'] },
      { relaxed: true },
      { assignment },
      { deal: 1 },
    ]
    const bodies = manners.map(part => ({
      conversation: duel,
      mode: 'reading',
      difficulty: 'easy',
      ...part,
    }))
    expect(new Set(await Promise.all(bodies.map(body => ask(body)))).size).toBe(1)
    const rounds = [{}, { mode: 'writing' }, { difficulty: 'hard' }, { assignment: listAssignment }]
    const asked = rounds.map(part =>
      ask({ pronunciationList: list, mode: 'any', difficulty: 'easy', ...part }),
    )
    expect(new Set(await Promise.all(asked)).size).toBe(1)
  })

  const body = () => ({ conversation: duel, mode: 'reading', difficulty: 'easy' })

  test('is another one for another conversation, and for somebody else', async () => {
    const other = await ask({ ...body(), conversation: (await seedDuel(server)).id })
    const somebody = await ask(body(), school.people.teacher)
    expect(new Set([await ask(body()), other, somebody]).size).toBe(3)
  })

  test('is used up by a game that was played, and the game of a second tab still counts', async () => {
    const [one, two] = [
      await beginPlay(server, person, duel),
      await beginPlay(server, person, duel, { thinking: 2000 }),
    ]
    const first = await ask(body())
    expect(await save(one)).toMatchObject({ verified: true })
    const second = await ask(body())
    expect(second).not.toBe(first)
    expect(await save(two)).toMatchObject({ verified: true })
    expect(await ask(body())).toBe(second)
  })

  test('of a round is used up by a round that was played', async () => {
    const wishes = { pronunciationList: list, mode: 'any', difficulty: 'normal' }
    const first = await ask(wishes)
    await save(await beginRound(server, person, list))
    expect(await ask(wishes)).not.toBe(first)
  })

  test('is not used up by a record that nobody believes, nor by a game that is only told', async () => {
    const first = await ask(body())
    const { ticket } = await beginPlay(server, person, duel)
    const start = { type: 'start', at: 0 }
    expect(await save({ ticket, events: [start, start] })).toMatchObject({ verified: false })
    const told = { ...body(), activity: 'conversationGame', score: 1, isWinner: false }
    await server.ask(plays.savePlay, { headers: person.headers, body: told })
    expect(await ask(body())).toBe(first)
  })

  test('grows old in a day, counted from the first time that it was asked for', async () => {
    const first = await ask(body())
    later(day / 2)
    expect(await ask(body())).toBe(first)
    later(day / 2 - 1000)
    expect(await ask(body())).toBe(first)
    later(2000)
    expect(await ask(body())).not.toBe(first)
    later(day * 2)
    await ask({ ...body(), conversation: (await seedDuel(server)).id })
    const { rows } = await server.pool.query('select thing from play_seeds where user_id = $1', [
      person.user.id,
    ])
    expect(rows.map(({ thing }) => thing)).not.toContain(duel)
  })
})
