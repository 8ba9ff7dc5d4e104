import { accounts } from '@duologue/contract/accounts'
import { plays } from '@duologue/contract/plays'
import type { BattleEvent } from '@duologue/domain/battle/battle'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { startTestServer, type TestServer } from '../testing/apps/test-server'
import { describeOnDatabase } from '../testing/databases/database-engines'
import { beginPlay, seedDuel, storePlay } from '../testing/school/begun-play'
import { type Person, signUpPerson } from '../testing/school/people'
import type { PlayedBattle } from '../testing/school/played-battle'

type Begun = PlayedBattle & { ticket: string }

const answerOf = (events: BattleEvent[], number: number) => {
  const answers = events.filter(({ type }) => type === 'answer')
  const event = answers[number]
  if (event?.type !== 'answer') throw new Error('no such answer')
  return event
}

/** Each change of the record that no honest game could have left behind. */
const forgeries: [string, (begun: Begun) => BattleEvent[]][] = [
  [
    'an answer faster than a hand',
    ({ events }) => {
      const first = answerOf(events, 0)
      return events.map(event => (event === first ? { ...first, at: first.at - 760 } : event))
    },
  ],
  [
    'a time that runs backwards',
    ({ events }) => {
      const second = answerOf(events, 1)
      return events.map(event => (event === second ? { ...second, at: 10 } : event))
    },
  ],
  [
    'a choice that was not offered',
    ({ events }) => {
      const first = answerOf(events, 0)
      return events.map(event => (event === first ? { ...first, choice: 'nonsense' } : event))
    },
  ],
  [
    'an answer in the turn of the other',
    ({ events }) => [
      events[0] ?? { type: 'start', at: 0 },
      { type: 'answer', at: 500, choice: 'a' },
      ...events.slice(1),
    ],
  ],
  [
    'a power that was not chosen',
    ({ events }) => {
      const first = answerOf(events, 0)
      const power: BattleEvent = { type: 'usePower', at: first.at - 100, power: 'critical-strike' }
      return events.flatMap(event => (event === first ? [power, first] : [event]))
    },
  ],
  ['two starts', ({ events }) => [{ type: 'start', at: 0 }, ...events]],
]

describeOnDatabase('a play', engine => {
  let server: TestServer
  let person: Person
  let id: string
  beforeAll(async () => {
    server = await startTestServer(engine)
  })
  afterAll(() => server.close())
  beforeEach(async () => {
    person = await signUpPerson(server)
    id = (await seedDuel(server)).id
  })
  const save = (body: unknown, { headers } = person) =>
    server.ask(plays.savePlay, { headers, body })
  const refused = (body: unknown, { headers } = person) =>
    server.refused(plays.savePlay, { headers, body })
  const stored = async () => {
    const query = `user=${person.user.id}`
    return server.ask(plays.findPlays, { headers: person.headers, query })
  }

  test.each([
    [true, 'reading'],
    [false, 'reading'],
    [true, 'listening'],
    [true, 'speaking'],
    [false, 'speaking'],
  ] as const)('right (%s) in %s is scored by the server alone', async (isRight, mode) => {
    const manner = { isRight, mode }
    const { ticket, events, result, duration } = await beginPlay(server, person, id, manner)
    const told = { ticket, events, score: 999_999, isWinner: !isRight, verified: true }
    const { best: _, ...play } = await save(told)
    expect(play).toMatchObject({
      conversation: id,
      mode,
      difficulty: 'normal',
      language: 'es',
      score: result.scores[1].total,
      base: result.scores[1].base,
      isWinner: result.winner === 1,
      verified: true,
      duration,
    })
    expect(await stored()).toEqual({ plays: [play], total: 1 })
  })

  test.each(forgeries)('with %s is never verified', async (_name, forge) => {
    const begun = await beginPlay(server, person, id)
    const play = await save({ ticket: begun.ticket, events: forge(begun) })
    expect(play).toMatchObject({
      verified: false,
      score: 0,
      isWinner: false,
      uncounted: 'record',
    })
  })

  test('of a line said faster than any tongue is never verified', async () => {
    const { ticket, events } = await beginPlay(server, person, id, { mode: 'speaking' })
    const said = events.findIndex(
      event => event.type === 'say' && (event.heard[0]?.transcript.length ?? 0) > 15,
    )
    const hurried = events.map((event, place) =>
      place === said ? { ...event, at: event.at - 760 } : event,
    )
    expect(await save({ ticket, events: hurried })).toMatchObject({ verified: false, score: 0 })
  })

  test.each([
    ['no alternative', []],
    ['four alternatives', Array(4).fill({ transcript: 'hola', confidence: 1 })],
    ['endless talk', [{ transcript: 'a'.repeat(601), confidence: 1 }]],
    ['more than certainty', [{ transcript: 'hola', confidence: 1.1 }]],
    ['no confidence told', [{ transcript: 'hola' }]],
  ])('in which %s was heard is refused', async (_name, heard) => {
    const { ticket } = await beginPlay(server, person, id, { mode: 'speaking' })
    const events = [
      { type: 'start', at: 0 },
      { type: 'say', at: 4000, heard },
    ]
    expect(await refused({ ticket, events })).toMatchObject({ status: 400, code: 'invalid-input' })
  })

  test('longer than the time since its ticket is never verified', async () => {
    const { ticket, events, duration } = await beginPlay(server, person, id)
    server.clock.moveTo(new Date(server.clock.now().getTime() - duration / 2).toISOString())
    expect(await save({ ticket, events })).toMatchObject({ verified: false, score: 0 })
  })

  test('of a conversation that has changed since is never verified', async () => {
    const { ticket, events } = await beginPlay(server, person, id)
    await server.pool.query(
      'update conversations set dialogue_version = dialogue_version + 1 where id = $1',
      [id],
    )
    expect(await save({ ticket, events })).toMatchObject({ verified: false, score: 0 })
  })

  test('is stored once: sent again it is answered again, and other events are refused', async () => {
    const { ticket, events } = await beginPlay(server, person, id)
    const { best: _, ...play } = await save({ ticket, events })
    expect(await save({ ticket, events })).toEqual(play)
    const changed = [...events, { type: 'time', at: 999_999 }]
    expect((await refused({ ticket, events: changed })).code).toBe('play-saved-already')
    expect(await stored()).toEqual({ plays: [play], total: 1 })
  })

  test('sent twenty times at once is stored once', async () => {
    const { ticket, events } = await beginPlay(server, person, id)
    const saved = await Promise.all(Array.from({ length: 20 }, () => save({ ticket, events })))
    expect(new Set(saved.map(play => play.id)).size).toBe(1)
    expect((await stored()).total).toBe(1)
  })

  test('is not over: it is refused, and its ticket stays', async () => {
    const { ticket, events } = await beginPlay(server, person, id)
    expect((await refused({ ticket, events: events.slice(0, 3) })).code).toBe('game-not-over')
    expect((await save({ ticket, events })).verified).toBe(true)
  })

  test('with the ticket of somebody else is refused', async () => {
    const { ticket, events } = await beginPlay(server, person, id)
    const other = await signUpPerson(server)
    expect((await refused({ ticket, events }, other)).code).toBe('ticket-not-found')
  })

  test('that is only told is stored, but not verified, and once under its key', async () => {
    const told = {
      conversation: id,
      activity: 'conversationGame',
      mode: 'reading',
      difficulty: 'hard',
      language: 'xx',
      datePlayed: '1999-01-01',
      score: 5000,
      isWinner: true,
    }
    const play = await save(told)
    expect(play).toMatchObject({ score: 5000, isWinner: true, verified: false, language: 'es' })
    expect(play.datePlayed).toBe(server.clock.now().toISOString())
    const key = '01890000-0000-7000-8000-0000000000aa'
    const first = await save({ ...told, key })
    expect(await save({ ...told, key })).toEqual(first)
    expect((await refused({ ...told, key, score: 1 })).code).toBe('play-saved-already')
    expect((await stored()).total).toBe(2)
  })

  test.each([
    { score: -1 },
    { score: 10_000_001 },
    { score: 1.5 },
    { mode: 'singing' },
    { activity: 'other' },
    { difficulty: 'B2' },
    { isWinner: 'yes' },
  ])('that is told with %j is refused', async part => {
    const told = {
      conversation: id,
      activity: 'conversationGame',
      mode: 'reading',
      difficulty: 'hard',
      score: 5000,
      isWinner: true,
    }
    const refusal = await refused({ ...told, ...part })
    expect(refusal).toMatchObject({ status: 400, code: 'invalid-input' })
    expect(Object.keys(refusal.fields ?? {})).toEqual(Object.keys(part))
  })

  test('with too many events, or too much of them, is refused', async () => {
    const { ticket } = await beginPlay(server, person, id)
    const event = { type: 'time', at: 1 }
    const many = Array.from({ length: 20_001 }, () => event)
    expect((await refused({ ticket, events: many })).status).toBe(400)
    const long = Array.from({ length: 60_000 }, () => event)
    expect((await refused({ ticket, events: long })).status).toBe(413)
  })

  test('of a draft of somebody else is not there', async () => {
    const draft = await seedDuel(server, { isPublished: false })
    const ticket = { conversation: draft.id, mode: 'reading', difficulty: 'easy' }
    const asked = await server.refused(plays.createTicket, {
      headers: person.headers,
      body: ticket,
    })
    expect(asked.status).toBe(404)
    const told = { ...ticket, activity: 'conversationGame', score: 1, isWinner: false }
    expect((await refused(told)).status).toBe(404)
  })

  test('keeps its title when the conversation goes', async () => {
    const draft = await seedDuel(server, {
      author: person.user.id,
      isPublished: false,
      title: 'Gone',
    })
    const { best: _, ...play } = await storePlay(server, person, draft.id)
    await server.pool.query('delete from conversations where id = $1', [draft.id])
    expect((await stored()).plays).toEqual([{ ...play, conversation: null, title: 'Gone' }])
  })

  test('is nobody’s when its player goes, and goes into the export before', async () => {
    const { best: _, ...play } = await storePlay(server, person, id)
    const { headers, user } = person
    const told = await server.ask(accounts.exportUser, { params: { id: user.id }, headers })
    expect(told.plays).toEqual([play])
    await server.ask(accounts.deleteUser, { params: { id: user.id }, headers, body: {} })
    const { rows } = await server.pool.query('select user_id, key from plays where id = $1', [
      play.id,
    ])
    expect(rows).toEqual([{ user_id: null, key: null }])
    const board = await server.ask(plays.getLeaderboard, { params: { id } })
    expect(board).toEqual({ plays: [], nearby: [], total: 0 })
  })

  test('of the most tickets that a user may have open, the oldest is forgotten', async () => {
    const oldest = await beginPlay(server, person, id)
    const body = { conversation: id, mode: 'reading', difficulty: 'easy' }
    const { headers } = person
    for (let number = 0; number < 100; number += 1)
      await server.ask(plays.createTicket, { headers, body })
    const { ticket, events } = oldest
    expect((await refused({ ticket, events })).code).toBe('ticket-not-found')
  })
})
