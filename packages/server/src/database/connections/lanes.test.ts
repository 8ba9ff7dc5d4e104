import type { Pool } from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { recordingLog } from '../../testing/apps/recording-log'
import { describeEachWay } from '../../testing/databases/database-engines'
import { emptyDatabase } from '../../testing/databases/fresh-database'
import { isDatabaseAway, retryRead } from '../database-away'
import { tookTooLong } from '../took-too-long'
import { standsStill } from './circuit-breaker'
import { type Lanes, openLanes } from './lanes'
import { makePool, poolConfig } from './pool'

describeEachWay('lanes', engine => {
  let pool: Pool
  let lanes: Lanes
  let drop: () => Promise<void>
  beforeAll(async () => {
    const made = await emptyDatabase(engine.url)
    const config = poolConfig({ connectionString: made.url })
    const own = makePool(config, recordingLog())
    pool = own
    lanes = openLanes(config, own)
    drop = made.drop
  })
  afterAll(async () => {
    await Promise.all([lanes.end(), pool.end()])
    await drop()
  })

  /** Asks by a name that the same text always has. */
  const ask = async (text: string, ...values: unknown[]) => {
    const { rows } = await lanes.ask({ name: text.slice(0, 40), text, values, rowMode: 'array' })
    return rows[0]
  }
  const failureOf = (asked: Promise<unknown>) =>
    asked.then(
      () => undefined,
      (error: unknown) => error,
    )
  const half = 'select 1000 / (1000 - $1::int) as half, $1::int as asked'
  const laneProcesses = async (): Promise<number[]> => {
    const found = new Set<number>()
    while (found.size < 2) {
      const pids = await Promise.all(
        Array.from({ length: 8 }, () => ask('select pg_backend_pid()')),
      )
      for (const [pid] of pids as [number][]) found.add(pid)
    }
    return [...found]
  }

  test('nobody gets the answer of another, whatever fails between them', async () => {
    // More than both lanes take, so that the pool has its share, and few enough that none waits in vain for it.
    for (let round = 0; round < 10; round += 1) {
      const numbers = Array.from({ length: 300 }, (_, place) =>
        place % 50 === 0 ? 1000 : 300 * round + place,
      )
      const rows = await Promise.allSettled(numbers.map(number => ask(half, number)))
      for (const [place, row] of rows.entries()) {
        if (numbers[place] === 1000) expect(row).toMatchObject({ reason: { code: '22012' } })
        else expect(row).toMatchObject({ value: [expect.any(Number), numbers[place]] })
      }
    }
  })

  test('a lane that is cut takes its reads with it, and is opened again', async () => {
    const pids = await laneProcesses()
    const slow = Array.from({ length: 40 }, (_, number) =>
      retryRead(() => ask('select $1::int as one from pg_sleep(0.01)', number)),
    )
    await pool.query('select pg_terminate_backend(pid) from unnest($1::int[]) pid', [pids])
    expect(await Promise.all(slow)).toEqual(slow.map((_, number) => [number]))
    expect(await laneProcesses()).not.toEqual(expect.arrayContaining(pids))
  })

  test('a read that takes too long is given up, and those behind it are answered', async () => {
    const late = [1, 2].map(number => failureOf(ask('select pg_sleep($1::int)', number + 2)))
    const behind = Array.from({ length: 20 }, (_, number) => ask(half, number))
    for (const error of await Promise.all(late)) expect(tookTooLong(error)).toBe(true)
    expect(await Promise.all(behind)).toEqual(
      behind.map((_, number) => [expect.any(Number), number]),
    )
  })

  test('when many wait on both, the next go to the pool', async () => {
    const order: string[] = []
    const note = (what: string) => () => order.push(what)
    const sleeping = [1, 2].map(() => ask('select pg_sleep(0.9)').then(note('lane')))
    const behind = Array.from({ length: 126 }, () => ask('select 1').then(note('lane')))
    expect(lanes.waiting).toBe(128)
    await ask('select 1').then(note('pool'))
    expect(lanes.waiting).toBe(128)
    await Promise.all([...sleeping, ...behind])
    expect(order[0]).toBe('pool')
    expect(lanes.waiting).toBe(0)
  })

  test('a table that changes under a plan is asked anew', async () => {
    await pool.query('create table changing as select 1 as one')
    for (let time = 0; time < 8; time += 1) expect(await ask('select * from changing')).toEqual([1])
    await pool.query('alter table changing add column two int default 2')
    for (let time = 0; time < 8; time += 1)
      expect(await ask('select * from changing')).toEqual([1, 2])
  })

  test('a plan is made once on a lane, and never on the pool', async () => {
    const mode = `select current_setting('plan_cache_mode')`
    expect(await ask(mode)).toEqual(['force_generic_plan'])
    expect((await pool.query({ text: mode, rowMode: 'array' })).rows).toEqual([['auto']])
  })

  test('a database that stands still is waited for by nobody', async () => {
    await laneProcesses()
    const sleeping = [1, 2].map(() => failureOf(ask('select pg_sleep(0.8)')))
    expect(lanes.isWaitedFor).toBe(true)
    lanes.standStill()
    for (const error of await Promise.all(sleeping)) expect(isDatabaseAway(error)).toBe(true)
    expect(await failureOf(ask('select 1'))).toEqual(new Error(standsStill))
    lanes.goOn()
    expect(await ask('select 1')).toEqual([1])
  })
})
