import { randomUUID } from 'node:crypto'
import { accounts } from '@duologue/contract/accounts'
import { conversations } from '@duologue/contract/conversations'
import { learn } from '@duologue/contract/learn'
import { plays } from '@duologue/contract/plays'
import { learnLimits } from '@duologue/domain/learn/learn-limits'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { startTestServer, type TestServer } from '../testing/apps/test-server'
import { leastCost, leastStatements } from '../testing/databases/count-statements'
import { describeEachEngine } from '../testing/databases/database-engines'
import { wholeState } from '../testing/databases/whole-state'
import { beginPlay, seedDuel, storePlay } from '../testing/school/begun-play'
import { type Person, signUpPerson } from '../testing/school/people'
import { seedConversation, seedLines } from '../testing/school/seed-conversation'

type Skill = 'read' | 'hear' | 'say' | 'write'

describeEachEngine('the memory of lines', engine => {
  let server: TestServer
  let person: Person
  let id: string
  let lines: string[]
  beforeAll(async () => {
    server = await startTestServer(engine)
  })
  afterAll(() => server.close())
  beforeEach(async () => {
    server.clock.moveTo('2026-03-04T10:20:00Z')
    person = await signUpPerson(server)
    id = (await seedDuel(server)).id
    const { dialogue } = await server.ask(conversations.getConversation, { params: { id } })
    lines = dialogue.map(line => line.id)
  })

  const attempt = (
    line: string | undefined,
    isRight: boolean,
    skill: Skill = 'say',
    more = {},
  ) => ({
    id: randomUUID(),
    line,
    skill,
    place: 'learn',
    isRight,
    ...more,
  })
  const send = (...attempts: object[]) =>
    server.ask(learn.saveAttempts, { headers: person.headers, body: { attempts } })
  const due = async (query = '') => {
    const answer = await server.ask(learn.getReview, { headers: person.headers, query })
    return answer.lines.map(({ line }) => line.id)
  }
  const progress = () => server.ask(learn.getProgress, { headers: person.headers, params: { id } })

  test('a missed line is due the next day and not before; a right one later', async () => {
    const [missed, right] = lines
    await send(attempt(missed, false), attempt(right, true))
    expect(await due()).toEqual([])
    server.clock.moveTo('2026-03-04T23:59:59Z')
    expect(await due()).toEqual([])
    server.clock.moveTo('2026-03-05T00:00:00Z')
    expect(await due()).toEqual([missed])
    server.clock.moveTo('2026-03-08T00:00:00Z')
    expect(await due()).toEqual([missed, right])
  })

  const begun = async () => (await server.ask(learn.getReview, { headers: person.headers })).begun

  test('what was answered last is to be continued until all of it can be said', async () => {
    expect(await begun()).toBeNull()
    await send(attempt(lines[0], true), attempt(lines[1], false), attempt(lines[2], true, 'read'))
    const { conversation, ...far } = (await begun()) ?? {}
    expect([conversation?.id, far]).toEqual([id, { said: 1, total: lines.length }])
    server.clock.moveTo('2026-03-05T10:20:00Z')
    await send(...lines.map(line => attempt(line, true)))
    expect(await begun()).toBeNull()
  })

  test('what its learner may not see any more is not to be continued', async () => {
    await send(attempt(lines[0], true))
    await server.pool.query('update conversations set is_published = false where id = $1', [id])
    expect(await begun()).toBeNull()
  })

  test('the day is that of the place: a line missed in the evening is due there the next morning', async () => {
    server.clock.moveTo('2026-03-05T04:30:00Z')
    await send(attempt(lines[0], false))
    server.clock.moveTo('2026-03-05T13:00:00Z')
    // In New York it was still the fourth when the line was missed; in Berlin it was the fifth already.
    expect(await due('timeZone=America/New_York')).toEqual([lines[0]])
    expect(await due('timeZone=Europe/Berlin')).toEqual([])
    const refused = await server.refused(learn.getReview, {
      headers: person.headers,
      query: 'timeZone=Nowhere',
    })
    expect(refused.status).toBe(400)
  })

  test('what was missed and then said comes back tomorrow all the same', async () => {
    await send(attempt(lines[0], false))
    server.clock.moveTo('2026-03-04T10:30:00Z')
    await send(attempt(lines[0], true, 'say', { place: 'review' }))
    server.clock.moveTo('2026-03-05T08:00:00Z')
    expect(await due()).toEqual([lines[0]])
  })

  test('an answer that is sent again, alone or among others, counts once', async () => {
    const first = attempt(lines[0], false)
    expect(await send(first)).toEqual({ kept: 1 })
    const before = await wholeState(server.pool)
    expect(await send(first)).toEqual({ kept: 0 })
    expect(await wholeState(server.pool)).toEqual(before)
    expect(await send(first, attempt(lines[1], true))).toEqual({ kept: 1 })
    const twins = await Promise.all(
      [1, 2, 3].map(() => send(...lines.map(line => attempt(line, true)))),
    )
    expect(twins.map(({ kept }) => kept)).toEqual([6, 6, 6])
  })

  test('a line that is due in two skills is asked for once, in the one that waited longest', async () => {
    await send(attempt(lines[0], true, 'read'), attempt(lines[0], false, 'write'))
    server.clock.moveTo('2026-03-09T08:00:00Z')
    const { lines: found } = await server.ask(learn.getReview, { headers: person.headers })
    expect(found).toMatchObject([
      { line: { id: lines[0] }, lead: null, skill: 'write', conversation: { id } },
    ])
    await send(attempt(lines[0], true, 'write', { place: 'review' }))
    expect(await due()).toEqual([])
  })

  test('a day asks for so many lines and no more, whatever is due; the next day for the rest', async () => {
    const long = await seedConversation(server.pool)
    await seedLines(
      server.pool,
      long.id,
      Array.from({ length: 30 }, (_, n) => `Línea ${n}`),
    )
    const { dialogue } = await server.ask(conversations.getConversation, {
      params: { id: long.id },
    })
    await send(...dialogue.map(line => attempt(line.id, false)))
    server.clock.moveTo('2026-03-06T08:00:00Z')
    const asked = await due()
    expect(asked).toHaveLength(learnLimits.reviewsADay)
    const { lines: withLead } = await server.ask(learn.getReview, { headers: person.headers })
    expect(withLead.some(({ lead, line }) => lead?.position === line.position - 1)).toBe(true)
    await send(...asked.slice(0, 15).map(line => attempt(line, true, 'say', { place: 'review' })))
    expect(await due()).toHaveLength(5)
    await send(...asked.slice(15).map(line => attempt(line, true, 'say', { place: 'review' })))
    expect(await due()).toEqual([])
    server.clock.moveTo('2026-03-07T08:00:00Z')
    expect(await due()).toHaveLength(10)
  })

  test('progress tells which lines one can say, and which are firm', async () => {
    expect(await progress()).toEqual({ lines: [], total: 6 })
    await send(
      attempt(lines[0], true),
      attempt(lines[1], true, 'write', { isUnaided: true }),
      attempt(lines[2], true, 'read'),
      attempt(lines[3], false),
    )
    expect((await progress()).lines).toEqual([
      { line: lines[0], state: 'learning', isLearnt: true, canSay: true },
      { line: lines[1], state: 'firm', isLearnt: true, canSay: true },
      { line: lines[2], state: 'learning', isLearnt: false, canSay: false },
      { line: lines[3], state: 'learning', isLearnt: true, canSay: false },
    ])
  })

  test('answers kept for days count from their own time, never from the future or from long ago', async () => {
    await send(
      attempt(lines[0], false, 'say', { at: '2026-03-02T18:00:00Z' }),
      attempt(lines[1], false, 'say', { at: '2031-01-01T00:00:00Z' }),
      attempt(lines[2], false, 'say', { at: '2001-01-01T00:00:00Z' }),
    )
    expect(await due()).toEqual([lines[2], lines[0]])
    const { rows } = await server.pool.query(
      'select at from line_attempts where user_id = $1 order by at',
      [person.user.id],
    )
    expect(rows.map(({ at }) => at.toISOString())).toEqual([
      '2026-02-02T10:20:00.000Z',
      '2026-03-02T18:00:00.000Z',
      '2026-03-04T10:20:00.000Z',
    ])
  })

  test('a battle teaches memory, once, however often it is sent', async () => {
    const { ticket, events } = await beginPlay(server, person, id, { isRight: false })
    const save = () =>
      server.ask(plays.savePlay, { headers: person.headers, body: { ticket, events } })
    await save()
    const known = (await progress()).lines
    expect(known.length).toBeGreaterThan(0)
    const before = await wholeState(server.pool)
    await save()
    expect(await wholeState(server.pool)).toEqual(before)
    server.clock.moveTo('2026-03-06T10:20:00Z')
    const { lines: found } = await server.ask(learn.getReview, { headers: person.headers })
    expect(found.map(({ line }) => line.id).toSorted()).toEqual(
      known.map(({ line }) => line).toSorted(),
    )
    expect(new Set(found.map(({ skill }) => skill))).toEqual(new Set(['read']))
  })

  test('a battle that is only told teaches the lines that it tells, of its own conversation', async () => {
    const elsewhere = await seedDuel(server)
    const { dialogue } = await server.ask(conversations.getConversation, {
      params: { id: elsewhere.id },
    })
    const body = {
      conversation: id,
      activity: 'conversationGame',
      mode: 'listening',
      difficulty: 'easy',
      score: 1,
      isWinner: false,
      key: randomUUID(),
      lines: [
        { line: lines[0], right: false },
        { line: dialogue[0]?.id, right: false },
      ],
    }
    const save = () => server.ask(plays.savePlay, { headers: person.headers, body })
    await save()
    await save()
    server.clock.moveTo('2026-03-05T10:20:00Z')
    const { lines: found } = await server.ask(learn.getReview, { headers: person.headers })
    expect(found).toMatchObject([{ line: { id: lines[0] }, skill: 'hear' }])
    const { rows } = await server.pool.query('select place from line_attempts where user_id = $1', [
      person.user.id,
    ])
    expect(rows).toEqual([{ place: 'battle' }])
  })

  test('a session of Learn Mode is a play: its percent decides who won, and it is on no leaderboard', async () => {
    const body = (score: number) => ({
      conversation: id,
      activity: 'learn',
      mode: 'reading',
      score,
      isWinner: true,
      key: randomUUID(),
    })
    const save = (told: object) =>
      server.ask(plays.savePlay, { headers: person.headers, body: told })
    const won = body(75)
    const first = await save(won)
    expect(first).toMatchObject({ activity: 'learn', score: 75, isWinner: true, verified: false })
    expect((await save(won)).id).toBe(first.id)
    expect(await save(body(74))).toMatchObject({ isWinner: false })
    const refused = { headers: person.headers, body: body(101) }
    expect((await server.refused(plays.savePlay, refused)).status).toBe(400)
    const query = `user=${person.user.id}`
    const own = await server.ask(plays.findPlays, { headers: person.headers, query })
    expect(own.plays.map(({ activity, score }) => [activity, score])).toEqual([
      ['learn', 74],
      ['learn', 75],
    ])
    const board = await server.ask(plays.getLeaderboard, { params: { id } })
    expect(board.plays).toEqual([])
  })

  test('goes with its owner: into their export, and away when their account goes', async () => {
    await send(attempt(lines[0], false, 'say', { marks: 'rwm' }))
    const params = { id: person.user.id }
    const { headers } = person
    const told = await server.ask(accounts.exportUser, { params, headers })
    expect(told.learn).toMatchObject({
      memory: [{ line: lines[0], skill: 'say', isRight: false }],
      attempts: [{ line: lines[0], place: 'learn', marks: 'rwm' }],
    })
    await server.ask(accounts.deleteUser, { params, headers, body: {} })
    for (const table of ['line_memory', 'line_attempts']) {
      const { rows } = await server.pool.query(`select 1 from ${table} where user_id = $1`, [
        person.user.id,
      ])
      expect(rows).toEqual([])
    }
  })

  test('speaks to the database a few times, however much there is', async () => {
    await storePlay(server, person, id)
    const all = () => send(...lines.map(line => attempt(line, false)))
    const one = () => send(attempt(lines[0], false))
    expect(await leastStatements(one)).toBe(8)
    expect(await leastStatements(all)).toBe(8)
    server.clock.moveTo('2026-03-05T10:20:00Z')
    expect(await due()).toHaveLength(lines.length)
    expect(await leastCost(due)).toEqual({ statements: 7, waits: 4 })
    expect(await leastStatements(progress)).toBe(4)
  })
})
