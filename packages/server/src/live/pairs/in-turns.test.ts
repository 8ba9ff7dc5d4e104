import { live } from '@duologue/contract/live'
import type { PairAnswer, VisitProgress } from '@duologue/contract/live/pair-shapes'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestServer, type TestServer } from '../../testing/apps/test-server'
import { describeOnDatabase } from '../../testing/databases/database-engines'
import { seedDuel } from '../../testing/school/begun-play'
import {
  acceptPair,
  beginVisit,
  openPair,
  ownTurns,
  pairOf,
  pass,
  playVisit,
  tellVisit,
} from '../../testing/school/opened-pair'
import { type Person, signUpActor } from '../../testing/school/people'

const day = 24 * 60 * 60_000

describeOnDatabase('a duel in turns', engine => {
  let server: TestServer
  let conversation: string
  let ana: Person
  let ben: Person
  beforeAll(async () => {
    const callsPerMinute = { logins: 1000, writes: 10_000, reads: 10_000 }
    server = await startTestServer(engine, { callsPerMinute })
    conversation = (await seedDuel(server, { title: 'La llave' })).id
    ana = await signUpActor(server, 'other')
    ben = await signUpActor(server, 'owner')
  })
  afterAll(() => server.close())

  const seen = async ({ headers }: Person, { id }: Pick<PairAnswer, 'id'>) =>
    server.ask(live.getPair, { headers, params: { id } })
  const waiting = async ({ headers }: Person) => server.ask(live.getWaiting, { headers })
  const refused = ({ headers }: Person, { id }: Pick<PairAnswer, 'id'>) =>
    server.refused(live.beginVisit, { headers, params: { id } })

  test('over days: each plays their part, waits, and both have the result, a play and all of it to see again', async () => {
    const pair = await openPair(server, ana, conversation, { rounds: 2 })
    expect(pair).toMatchObject({ state: 'mine', isAccepted: false, partner: null })
    await playVisit(server, ana, pair.id)
    expect((await seen(ana, pair)).pair.state).toBe('invited')
    pass(server, day)
    const accepted = await acceptPair(server, ben, pair)
    expect(accepted).toMatchObject({
      state: 'mine',
      partnerHasPlayed: true,
      partner: { username: ana.user.username },
    })
    expect(await waiting(ben)).toMatchObject({
      total: 1,
      pairs: [{ id: pair.id, title: 'La llave', partner: { username: ana.user.username } }],
    })
    expect(await refused(ana, pair)).toMatchObject({ status: 409, code: 'not-your-turn' })
    const visit = await beginVisit(server, ben, pair.id)
    expect(new Set(visit.turns.map(({ round }) => round))).toEqual(new Set([1, 2]))
    await playVisit(server, ben, pair.id)
    expect((await waiting(ben)).total).toBe(0)
    pass(server, day)
    expect((await waiting(ana)).pairs).toMatchObject([{ id: pair.id, partnerHasPlayed: true }])
    expect((await seen(ana, pair)).replay).toBe(null)
    await playVisit(server, ana, pair.id)
    const [one, two] = [await seen(ana, pair), await seen(ben, pair)]
    expect(one.pair).toMatchObject({ state: 'over', end: 'played', code: null })
    expect(two.pair.scores).toEqual({
      self: one.pair.scores?.partner,
      partner: one.pair.scores?.self,
    })
    expect(one.replay).toMatchObject({ seat: 1, opening: { script: { language: 'es' } } })
    expect(await refused(ben, pair)).toMatchObject({ status: 409, code: 'pair-over' })
    const played = async ({ user }: Person) => {
      const { rows } = await server.pool.query(
        `select title, verified, live, (select count(*) from line_results where play = plays.id)::int as lines
         from plays where user_id = $1`,
        [user.id],
      )
      return rows
    }
    for (const person of [ana, ben])
      await expect
        .poll(() => played(person), { timeout: 20_000 })
        .toEqual([{ title: 'La llave', verified: true, live: true, lines: 6 }])
  })

  test('a question is told when it is asked for, and the right choice when an answer is stored', async () => {
    const pair = await pairOf(server, ana, ben, conversation)
    const begun = await beginVisit(server, ana, pair.id)
    const [first = '', second = ''] = ownTurns(begun)
    const told = JSON.stringify(begun)
    for (const { turn, line } of begun.turns)
      expect(line === null).toBe(ownTurns(begun).includes(turn))
    const { rows } = await server.pool.query<{ id: string; text: string }>(
      'select id, text from dialogue_lines where conversation = $1',
      [conversation],
    )
    for (const { id } of rows) expect(told).not.toContain(id)
    // Not in its order, and not before it was asked for.
    expect((await tellVisit(server, ana, pair.id, 1, { asks: second })).asked).toBe(null)
    const early = { answers: [{ turn: first, choice: 0, elapsed: 900 }] }
    expect((await tellVisit(server, ana, pair.id, 1, early)).told).toEqual([])
    const { asked } = await tellVisit(server, ana, pair.id, 1, { asks: first })
    expect(asked?.choices.length).toBeGreaterThan(1)
    expect(JSON.stringify(asked)).not.toMatch(/correct|right/)
    for (const { id } of rows) expect(JSON.stringify(asked)).not.toContain(id)
    pass(server, 1500)
    const after = await tellVisit(server, ana, pair.id, 1, {
      answers: [{ turn: first, choice: 1, elapsed: 1500 }],
    })
    expect(after.told).toMatchObject([{ turn: first, choice: 1, elapsed: 1500 }])
    const [answered] = after.told
    expect(asked?.choices[answered?.correct ?? -1]?.text).toBe(answered?.line.text)
  })

  test('cheating by a reload, a second device or a lie does not pay', async () => {
    const pair = await pairOf(server, ana, ben, conversation)
    const begun = await beginVisit(server, ana, pair.id)
    const [first = '', second = ''] = ownTurns(begun)
    await tellVisit(server, ana, pair.id, 1, { asks: first })
    pass(server, 20_000)
    // The page is opened anew, here and elsewhere: the same question, its clock running.
    const again = await beginVisit(server, ana, pair.id)
    expect(again.asked).toMatchObject({ turn: first, waited: 20_000, clock: 60_000 })
    expect((await tellVisit(server, ana, pair.id, 1, { asks: first })).asked?.waited).toBe(20_000)
    // It tells that it took less than it was waited for: no more than the way may have taken is believed.
    const lie = { answers: [{ turn: first, choice: 2, elapsed: 400 }] }
    const stored = await tellVisit(server, ana, pair.id, 1, lie)
    expect(stored.told).toMatchObject([{ turn: first, choice: 2, elapsed: 17_500 }])
    const other = { answers: [{ turn: first, choice: stored.told[0]?.correct ?? 0, elapsed: 400 }] }
    expect((await tellVisit(server, ana, pair.id, 1, other)).told).toEqual(stored.told)
    expect((await beginVisit(server, ana, pair.id)).told).toEqual(stored.told)
    // Sooner than a hand: as if it had been waited for.
    await tellVisit(server, ana, pair.id, 1, { asks: second })
    const quick = { answers: [{ turn: second, choice: 0, elapsed: 3 }] }
    expect((await tellVisit(server, ana, pair.id, 1, quick)).told[1]).toMatchObject({
      elapsed: 250,
    })
  })

  test('two devices at once: one visit, one answer for each question, one end', async () => {
    const pair = await pairOf(server, ana, ben, conversation)
    const begun = await Promise.all([1, 2, 3].map(() => beginVisit(server, ana, pair.id)))
    expect(begun.map(({ visit }) => visit)).toEqual([1, 1, 1])
    const turns = ownTurns(begun[0] ?? (await beginVisit(server, ana, pair.id)))
    let last: VisitProgress[] = []
    for (const turn of turns) {
      await Promise.all([1, 2].map(() => tellVisit(server, ana, pair.id, 1, { asks: turn })))
      pass(server, 1200)
      last = await Promise.all(
        [0, 1, 2].map(choice =>
          tellVisit(server, ana, pair.id, 1, { answers: [{ turn, choice, elapsed: 1200 }] }),
        ),
      )
      const choices = last.map(({ told }) => told.find(one => one.turn === turn)?.choice)
      expect(new Set(choices).size).toBe(1)
    }
    expect(last.map(({ isOver }) => isOver)).toEqual([true, true, true])
    const { rows } = await server.pool.query('select visits from live_pairs where id = $1', [
      pair.id,
    ])
    expect(rows).toEqual([{ visits: 1 }])
    expect((await waiting(ben)).pairs.map(({ id }) => id)).toContain(pair.id)
    // What is over is told again, and nothing of it changes.
    const late = { answers: [{ turn: turns[0] ?? '', choice: 3, elapsed: 1 }] }
    expect(await tellVisit(server, ana, pair.id, 1, late)).toEqual({ ...last[0], asked: null })
    expect(
      await server.refused(live.answerVisit, {
        headers: ben.headers,
        params: { id: pair.id, visit: '1' },
        body: { answers: [] },
      }),
    ).toMatchObject({ status: 409, code: 'not-your-turn' })
  })

  test('a clock that ran out is a turn that was missed; without a clock nothing runs out', async () => {
    const pair = await pairOf(server, ana, ben, conversation)
    const [first = ''] = ownTurns(await beginVisit(server, ana, pair.id))
    await tellVisit(server, ana, pair.id, 1, { asks: first })
    pass(server, 2 * day)
    const { told } = await tellVisit(server, ana, pair.id, 1, {
      answers: [{ turn: first, choice: 0, elapsed: 900 }],
    })
    expect(told).toMatchObject([{ right: false }])
    const calm = await pairOf(server, ana, ben, conversation, { relaxed: true })
    const [only = ''] = ownTurns(await beginVisit(server, ana, calm.id))
    expect((await tellVisit(server, ana, calm.id, 1, { asks: only })).asked?.clock).toBe(null)
    pass(server, 2 * day)
    const nothing = { answers: [{ turn: only, choice: null, elapsed: 900 }] }
    expect((await tellVisit(server, ana, calm.id, 1, nothing)).told).toEqual([])
    const choice = { answers: [{ turn: only, choice: 0, elapsed: 900 }] }
    expect((await tellVisit(server, ana, calm.id, 1, choice)).told).toMatchObject([
      { elapsed: 300_000 },
    ])
  })

  test('what was said is heard by the server: by it alone a line is right', async () => {
    const pair = await pairOf(server, ana, ben, conversation, { mode: 'speaking' })
    const begun = await beginVisit(server, ana, pair.id)
    const say = async (turn: string, words: (text: string) => string) => {
      const { asked } = await tellVisit(server, ana, pair.id, 1, { asks: turn })
      const text = asked?.cue.kind === 'line' ? asked.cue.text : ''
      pass(server, 2500)
      const heard = [{ transcript: words(text), confidence: 0.9 }]
      const { told } = await server.ask(live.answerVisit, {
        headers: ana.headers,
        params: { id: pair.id, visit: '1' },
        body: { answers: [{ turn, choice: null, heard, elapsed: 2500 }] },
      })
      return told.at(-1)
    }
    const [first = '', second = ''] = ownTurns(begun)
    expect(await say(first, text => text)).toMatchObject({ right: true, correct: null })
    expect(await say(second, () => 'nada de eso aquí')).toMatchObject({ right: false })
  })
})
