import { randomUUID } from 'node:crypto'
import { accounts } from '@duologue/contract/accounts'
import { conversations } from '@duologue/contract/conversations'
import { days } from '@duologue/contract/days'
import { learn } from '@duologue/contract/learn'
import { plays } from '@duologue/contract/plays'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { pretendRandom } from '../outside/random/pretend-random'
import { startTestServer, type TestServer } from '../testing/apps/test-server'
import { leastCost, leastStatements } from '../testing/databases/count-statements'
import { describeEachEngine } from '../testing/databases/database-engines'
import { wholeState } from '../testing/databases/whole-state'
import { beginPlay, seedDuel } from '../testing/school/begun-play'
import { type Person, signUpPerson } from '../testing/school/people'
import { countWaiting } from './count-waiting'

describeEachEngine('the days of a learner', engine => {
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

  const attempt = (line: string | undefined, at: string, more = {}) => ({
    id: randomUUID(),
    line,
    skill: 'say',
    place: 'learn',
    isRight: true,
    at,
    ...more,
  })
  const send = (attempts: object[], timeZone?: string) =>
    server.ask(learn.saveAttempts, {
      headers: person.headers,
      body: { attempts, ...(timeZone ? { timeZone } : {}) },
    })
  const rows = async (user = person.user.id) => {
    const found = await server.pool.query(
      `select to_char(day, 'YYYY-MM-DD') as day, language, lines, reviewed, steps, plays, seconds
       from learner_days where user_id = $1 order by 1, 2`,
      [user],
    )
    return found.rows
  }
  const numbers = (query = '') => server.ask(days.getNumbers, { headers: person.headers, query })
  const nothing = { language: 'es', lines: 0, reviewed: 0, steps: 0, plays: 0, seconds: 0 }

  test('three days are what was done on them, counted by hand', async () => {
    // Monday: three lines, a pause of two minutes that counts as one, and the same line once more.
    await send([
      attempt(lines[0], '2026-03-02T08:00:00Z'),
      attempt(lines[1], '2026-03-02T08:00:20Z'),
      attempt(lines[2], '2026-03-02T08:02:20Z'),
      attempt(lines[2], '2026-03-02T08:02:30Z', { isRight: false }),
    ])
    // Tuesday: five lines, two of them in Review.
    await send(
      lines.slice(0, 5).map((line, index) =>
        attempt(line, `2026-03-03T18:00:${index}0Z`, {
          place: index < 2 ? 'review' : 'learn',
          skill: index < 3 ? 'say' : 'hear',
        }),
      ),
    )
    // Wednesday: a session of Learn Mode and nothing else.
    const session = { conversation: id, activity: 'learn', mode: 'reading', score: 80 }
    await server.ask(plays.savePlay, {
      headers: person.headers,
      body: { ...session, key: randomUUID() },
    })
    expect(await rows()).toEqual([
      { ...nothing, day: '2026-03-02', lines: 3, seconds: 90 },
      { ...nothing, day: '2026-03-03', lines: 5, reviewed: 2, seconds: 40 },
      { ...nothing, day: '2026-03-04', steps: 1 },
    ])
    const query = 'from=2026-03-01&to=2026-03-31'
    const told = await server.ask(days.getDays, { headers: person.headers, query })
    expect(told.days).toEqual([
      { day: '2026-03-02', lines: 3, minutes: 2, counts: false },
      { day: '2026-03-03', lines: 5, minutes: 1, counts: true },
      { day: '2026-03-04', lines: 0, minutes: 0, counts: true },
    ])
    expect(await numbers()).toMatchObject({
      canSay: 3,
      byEar: 2,
      languages: ['es'],
      weeksReached: 0,
      nextGoal: null,
      today: '2026-03-04',
      week: { goal: { minutes: 10, days: 4 } },
    })
    const { week } = await numbers()
    expect(week.days.filter(({ counts }) => counts).map(({ day }) => day)).toEqual([
      '2026-03-03',
      '2026-03-04',
    ])
    expect(await numbers('language=fr')).toMatchObject({ canSay: 0, byEar: 0 })
  })

  test('the same answers make the same day, in whatever order and portions they come', async () => {
    const answers = Array.from({ length: 12 }, (_, index) =>
      attempt(lines[index % 6], `2026-03-03T09:${String(index * 4).padStart(2, '0')}:00Z`, {
        skill: index % 2 ? 'say' : 'hear',
      }),
    )
    await send(answers)
    const whole = await rows()
    expect(whole).toEqual([{ ...nothing, day: '2026-03-03', lines: 6, seconds: 660 }])
    const before = await wholeState(server.pool)
    await send(answers.toReversed())
    expect(await wholeState(server.pool)).toEqual(before)
    person = await signUpPerson(server)
    for (const one of answers.toReversed()) await send([one])
    expect(await rows()).toEqual(whole)
    person = await signUpPerson(server)
    await Promise.all([0, 1, 2, 3].map(part => send(answers.slice(part * 3, part * 3 + 3))))
    expect(await rows()).toEqual(whole)
  })

  test('an answer falls into the day that it was where it was given', async () => {
    await send([attempt(lines[0], '2026-03-03T22:30:00Z')], 'America/New_York')
    await send([attempt(lines[1], '2026-03-03T22:31:00Z')], 'Europe/Kyiv')
    await send([attempt(lines[2], '2026-03-03T22:32:00Z')])
    expect(await rows()).toEqual([
      { ...nothing, day: '2026-03-03', lines: 2, seconds: 60 },
      { ...nothing, day: '2026-03-04', lines: 1 },
    ])
    // The day on which clocks go forward has 23 hours, and is one day.
    server.clock.moveTo('2026-03-30T10:00:00Z')
    await send(
      [
        attempt(lines[0], '2026-03-28T23:00:00Z'),
        attempt(lines[1], '2026-03-29T21:59:59Z'),
        attempt(lines[2], '2026-03-29T22:00:00Z'),
      ],
      'Europe/Berlin',
    )
    expect((await rows()).slice(2)).toEqual([
      { ...nothing, day: '2026-03-29', lines: 2, seconds: 60 },
      { ...nothing, day: '2026-03-30', lines: 1 },
    ])
    const refused = { headers: person.headers, body: { attempts: [], timeZone: 'Nowhere' } }
    expect((await server.refused(learn.saveAttempts, refused)).status).toBe(400)
  })

  test('a duel counts with its time, whether it was verified or told, and once', async () => {
    const { ticket, events, duration } = await beginPlay(server, person, id)
    const save = (timeZone: string) =>
      server.ask(plays.savePlay, { headers: person.headers, body: { ticket, events, timeZone } })
    const first = await save('Pacific/Auckland')
    expect(first.verified).toBe(true)
    const [day] = await rows()
    const answered = await server.pool.query(
      'select count(distinct line)::int as lines from line_attempts where user_id = $1',
      [person.user.id],
    )
    expect(day).toMatchObject({ day: '2026-03-04', plays: 1, steps: 0, ...answered.rows[0] })
    expect(day.seconds).toBe(Math.floor(duration / 1000))
    // Sent again from elsewhere it is the same play.
    expect((await save('UTC')).id).toBe(first.id)
    expect(await rows()).toEqual([day])
    const told = {
      conversation: id,
      activity: 'conversationGame',
      mode: 'listening',
      difficulty: 'easy',
      score: 1,
      isWinner: false,
      key: randomUUID(),
    }
    server.clock.moveTo('2026-03-04T23:30:00Z')
    const late = { ...told, timeZone: 'Europe/Berlin' }
    await server.ask(plays.savePlay, { headers: person.headers, body: late })
    expect(await rows()).toEqual([day, { ...nothing, day: '2026-03-05', plays: 1 }])
  })

  test('what was there before is counted as it would have been', async () => {
    await send([
      ...lines.map((line, index) => attempt(line, `2026-02-20T08:0${index}:30Z`)),
      attempt(lines[0], '2026-03-01T08:00:00Z', { place: 'review' }),
    ])
    const { ticket, events } = await beginPlay(server, person, id)
    await server.ask(plays.savePlay, { headers: person.headers, body: { ticket, events } })
    const counted = await rows()
    expect(counted).toHaveLength(3)
    const user = person.user.id
    await server.pool.query('update line_attempts set day = null where user_id = $1', [user])
    await server.pool.query('update plays set day = null where user_id = $1', [user])
    await server.pool.query('delete from learner_days where user_id = $1', [user])
    await server.pool.query('insert into days_to_count (user_id) values ($1)', [user])
    const { database, clock } = server
    while (await countWaiting({ database, clock, random: pretendRandom() }));
    expect(await rows()).toEqual(counted)
    const { rows: left } = await server.pool.query('select from days_to_count')
    expect(left).toEqual([])
  })

  test('a goal holds from Monday on, the first one at once', async () => {
    const set = (goal: object | null) =>
      server.ask(days.setGoal, { headers: person.headers, body: { goal, timeZone: 'Asia/Tokyo' } })
    // It is Monday in Tokyo already.
    server.clock.moveTo('2026-03-08T18:00:00Z')
    expect(await set({ minutes: 5, days: 2 })).toEqual({
      since: '2026-03-09',
      goal: { minutes: 5, days: 2 },
    })
    expect(await numbers('timeZone=Asia/Tokyo')).toMatchObject({
      week: { goal: { minutes: 5, days: 2 } },
      nextGoal: null,
    })
    server.clock.moveTo('2026-03-17T18:00:00Z')
    expect(await set(null)).toEqual({ since: '2026-03-23', goal: null })
    expect(await set({ minutes: 20, days: 7 })).toMatchObject({ since: '2026-03-23' })
    expect(await numbers()).toMatchObject({
      week: { goal: { minutes: 5, days: 2 } },
      nextGoal: { since: '2026-03-23', goal: { minutes: 20, days: 7 } },
    })
    for (const goal of [
      { minutes: 7, days: 2 },
      { minutes: 5, days: 1 },
      { minutes: 5 },
      undefined,
    ])
      expect(
        (await server.refused(days.setGoal, { headers: person.headers, body: { goal } })).status,
      ).toBe(400)
  })

  test('a call tells of 400 days at most', async () => {
    const ask = (query: string) => server.refused(days.getDays, { headers: person.headers, query })
    expect((await ask('from=2025-01-01&to=2026-02-05')).status).toBe(400)
    expect((await ask('from=2026-02-30&to=2026-03-05')).status).toBe(400)
    const query = 'from=2025-01-01&to=2026-02-04'
    expect(await server.ask(days.getDays, { headers: person.headers, query })).toEqual({ days: [] })
  })

  test('days and goals belong to their learner: they are exported and go with the account', async () => {
    await send([attempt(lines[0], '2026-03-04T08:00:00Z')])
    await server.ask(days.setGoal, { headers: person.headers, body: { goal: null } })
    const params = { id: person.user.id }
    const { headers } = person
    const told = await server.ask(accounts.exportUser, { params, headers })
    expect(told.days).toEqual({
      days: [{ ...nothing, day: '2026-03-04', lines: 1 }],
      goals: [{ since: '2026-03-02', goal: null }],
    })
    await server.ask(accounts.deleteUser, { params, headers, body: {} })
    for (const table of ['learner_days', 'learner_goals']) {
      const { rows: left } = await server.pool.query(`select 1 from ${table} where user_id = $1`, [
        person.user.id,
      ])
      expect(left).toEqual([])
    }
  })

  test('speaks to the database a few times, however much there is', async () => {
    await send(lines.map((line, index) => attempt(line, `2026-03-04T08:00:0${index}Z`)))
    expect(await leastCost(() => numbers())).toEqual({ statements: 6, waits: 2 })
    const month = () =>
      server.ask(days.getDays, {
        headers: person.headers,
        query: 'from=2026-03-01&to=2026-03-31',
      })
    expect(await leastStatements(month)).toBe(2)
  })
})
