import type { HallEntry } from '@duologue/domain/live/hall-act'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { pretendClock } from '../../outside/clock/pretend-clock'
import { startTestServer, type TestServer } from '../../testing/apps/test-server'
import { countStatements } from '../../testing/databases/count-statements'
import { describeEachEngine } from '../../testing/databases/database-engines'
import { failAtStatement } from '../../testing/databases/failing-statements'
import { seedDuel } from '../../testing/school/begun-play'
import { joinAsGuest, openHall } from '../../testing/school/opened-hall'
import { signUpActor } from '../../testing/school/people'
import { openGate } from './gate'
import { newKeptHalls } from './kept-halls'

describeEachEngine('the log of a hall', engine => {
  let server: TestServer
  let conversation: string
  beforeAll(async () => {
    server = await startTestServer(engine, { callsPerMinute: { logins: 1000 } })
    conversation = (await seedDuel(server)).id
  })
  afterAll(() => server.close())

  const open = async (members: number) => {
    const host = await signUpActor(server, 'teacher')
    const hall = await openHall(server, host, conversation)
    for (let count = 0; count < members; count += 1) await joinAsGuest(server, hall)
    return hall.id
  }
  /** What one process has: a gate, and the halls in its memory. */
  const process = () => {
    const halls = newKeptHalls(server.database, pretendClock('2026-03-04T10:20:00Z'), () => {})
    const gate = openGate(server.database)
    const act = async (hall: string, member: number | null, act: HallEntry['act']) => {
      const kept = await halls.current(hall)
      const entries = [{ hall, member, act }]
      const ordered = kept && (await gate.pass(entries))
      if (kept && ordered) await halls.ordered(kept, entries, ordered)
      return ordered
    }
    return { halls, gate, act }
  }
  const logOf = async (hall: string) => {
    const { rows } = await server.pool.query<{ seq: number; at: number }>(
      'select seq, at from live_log where hall = $1 order by seq',
      [hall],
    )
    return rows
  }

  test('acts of two processes at once stand in one order, and both fold the same hall of them', async () => {
    const hall = await open(20)
    const [one, two] = [process(), process()]
    const acts = Array.from({ length: 20 }, (_, place) => place + 1)
    await Promise.all(
      acts.flatMap(member => [
        one.act(hall, member, { type: 'rename' }),
        two.act(hall, member, { type: 'leave' }),
      ]),
    )
    const rows = await logOf(hall)
    expect(rows.map(({ seq }) => seq)).toEqual(Array.from({ length: 60 }, (_, place) => place + 1))
    const times = rows.map(({ at }) => at)
    expect(times).toEqual(times.toSorted((a, b) => a - b))
    const [here, there] = [await one.halls.current(hall), await two.halls.current(hall)]
    expect(here?.hall).toEqual(there?.hall)
    expect(here?.hall.seq).toBe(60)
    expect(here?.hall.members.every(({ isHere, renames }) => !isHere && renames === 1)).toBe(true)
  })

  test('what came together is one statement, whatever hall it is of', async () => {
    const [first, second] = [await open(1), await open(1)]
    const { gate } = process()
    const ordered = await Promise.all([
      gate.pass([{ hall: first, member: 1, act: { type: 'leave' } }]),
      gate.pass([{ hall: second, member: 1, act: { type: 'leave' } }]),
      gate.pass([
        { hall: first, member: null, act: { type: 'pause' } },
        { hall: first, member: null, act: { type: 'resume' } },
      ]),
      gate.pass([{ hall: first, member: 1, act: { type: 'leave' } }]),
    ])
    expect(ordered.map(one => one?.before)).toEqual([1, 1, 2, 4])
    expect(ordered[0]?.at).toBe(ordered[3]?.at)
    expect(
      await gate.pass([
        { hall: '01990000-0000-7000-8000-000000000000', member: 1, act: { type: 'leave' } },
      ]),
    ).toBe(undefined)
  })

  test('an act that cannot be stored fails for nobody else', async () => {
    const [first, second] = [await open(1), await open(1)]
    const { gate } = process()
    const settled = await Promise.allSettled([
      gate.pass([{ hall: first, member: 1, act: { type: 'rename', name: 'a\u0000b' } }]),
      gate.pass([{ hall: second, member: 1, act: { type: 'leave' } }]),
    ])
    expect(settled.map(({ status }) => status)).toEqual(['rejected', 'fulfilled'])
    expect([(await logOf(first)).length, (await logOf(second)).length]).toEqual([1, 2])
  })

  test.each(['before', 'after'] as const)(
    'a connection that is lost %s the write: sent again, the act is done once',
    async how => {
      const hall = await open(2)
      const one = process()
      await one.halls.current(hall)
      const act = () => one.gate.pass([{ hall, member: null, act: { type: 'remove', member: 2 } }])
      let stored = 0
      let isLost = false
      // What is lost first may be a statement of the server's own works.
      while (!isLost) {
        await failAtStatement(1, how, async () => {
          isLost = await act().then(
            () => false,
            () => true,
          )
        })
        if (!isLost || how === 'after') stored += 1
      }
      await act()
      expect((await logOf(hall)).length).toBe(2 + stored + 1)
      const kept = await process().halls.current(hall)
      expect(kept?.hall.members.map(({ state }) => state)).toEqual(['in', 'removed'])
    },
  )

  test('what others have written into many halls is read in one statement', async () => {
    const ids = [await open(1), await open(1), await open(1)]
    const [one, two] = [process(), process()]
    for (const id of ids) await one.halls.current(id)
    const write = () =>
      Promise.all(ids.map(id => two.act(id, null, { type: 'lock', locked: true })))
    await write()
    const costs: number[] = []
    for (let round = 0; round < 3; round += 1) {
      await write()
      costs.push(await countStatements(() => one.halls.readGaps()))
    }
    // What is new; how far all are is asked by the clock.
    expect(Math.min(...costs)).toBe(1)
    for (const id of ids) {
      const kept = await one.halls.current(id)
      expect(kept?.hall).toMatchObject({ seq: 5, locked: true })
    }
    // So it is where acts of our own come after those of others.
    const acts: number[] = []
    for (let round = 0; round < 3; round += 1) {
      const kept = await Promise.all(ids.map(id => one.halls.current(id)))
      await write()
      const act = async (each: (typeof kept)[number]) => {
        if (!each) throw new Error('the hall is gone')
        const entries = [{ hall: each.id, member: 1, act: { type: 'leave' as const } }]
        const ordered = await one.gate.pass(entries)
        if (ordered) await one.halls.ordered(each, entries, ordered)
      }
      acts.push(await countStatements(() => Promise.all(kept.map(act))))
      expect(kept.map(each => each?.hall.seq)).toEqual([7, 7, 7].map(seq => seq + 2 * round))
    }
    expect(Math.min(...acts)).toBe(2)
  })

  test('what waits is written at once when the process stops', async () => {
    const hall = await open(1)
    const { gate } = process()
    const passed = gate.pass([{ hall, member: 1, act: { type: 'leave' } }])
    expect(gate.waiting()).toBe(1)
    await gate.empty()
    expect((await logOf(hall)).length).toBe(2)
    await expect(passed).resolves.toMatchObject({ before: 1 })
  })

  test('the fold is written down with the entry that ends a round, and at the end', async () => {
    const hall = await open(1)
    await server.pool.query(
      `update live_halls set settings = settings || '{"rounds": 2, "relaxed": true}' where id = $1`,
      [hall],
    )
    const one = process()
    const snapshot = async () => {
      const { rows } = await server.pool.query<{ seq: number | null; round: number | null }>(
        `select (snapshot ->> 'seq')::int as seq, (snapshot -> 'battle' -> 'battle' ->> 'round')::int as round
         from live_halls where id = $1`,
        [hall],
      )
      return rows[0]
    }
    await one.act(hall, null, { type: 'start' })
    const roundNow = () =>
      one.halls.current(hall).then(kept => (kept && one.halls.seen(kept))?.battle?.battle.round)
    // Nobody answers, the host goes on, and time passes: the last entry of a round is that which begins the next one.
    for (let press = 0; press < 200 && (await snapshot())?.round !== 2; press += 1) {
      expect(await snapshot()).toEqual({ seq: null, round: null })
      await server.pool.query(
        `update live_halls set opened_at = opened_at - interval '4 seconds' where id = $1`,
        [hall],
      )
      const kept = await one.halls.current(hall)
      const { phase, round } = (kept && one.halls.seen(kept))?.battle?.battle ?? {}
      const turn = phase?.name === 'roundPlay' ? `${round}-${phase.turn.lineIndex}` : '0-0'
      const isNext = (await roundNow()) === 2
      await one.act(hall, null, { type: 'next', turn })
      if (isNext) await expect.poll(snapshot).toMatchObject({ round: 2 })
    }
    expect(await snapshot()).toMatchObject({ round: 2 })
    const ended = await one.act(hall, null, { type: 'end' })
    await expect.poll(snapshot).toMatchObject({ seq: (ended?.before ?? 0) + 1 })
  })

  test('reading begins at the fold that was written down', async () => {
    const hall = await open(3)
    const one = process()
    await one.halls.current(hall)
    const lock = (locked: boolean) => ({
      hall,
      member: null,
      act: { type: 'lock' as const, locked },
    })
    const entries = Array.from({ length: 210 }, (_, place) => lock(place % 2 === 0))
    const ordered = await one.gate.pass(entries)
    const kept = await one.halls.current(hall)
    if (!kept || !ordered) throw new Error('the hall is gone')
    await one.halls.ordered(kept, entries, ordered)
    await expect
      .poll(async () => {
        const { rows } = await server.pool.query(
          `select snapshot ->> 'seq' as seq from live_halls where id = $1`,
          [hall],
        )
        return rows[0]?.seq
      })
      .toBe('213')
    await server.pool.query('delete from live_log where hall = $1 and seq <= 213', [hall])
    await one.act(hall, null, { type: 'lock', locked: true })
    const other = await process().halls.current(hall)
    expect(other?.hall).toMatchObject({ seq: 214, locked: true })
    expect(other?.hall).toEqual((await one.halls.current(hall))?.hall)
  })
})
