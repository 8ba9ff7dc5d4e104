import { sql } from 'drizzle-orm'
import { expect, onTestFinished, test, vi } from 'vitest'
import { pretendRandom } from '../../outside/random/pretend-random'
import { recordingLog } from '../../testing/apps/recording-log'
import { temporaryFolder } from '../../testing/apps/temporary-folder'
import { connectDatabase } from '../connect'
import { isDatabaseAway } from '../database-away'
import { findClusterPlace } from '../embedded/cluster-place'
import { openDataFolder } from '../embedded/data-folder'
import { serverProcesses } from '../embedded/server-processes'
import { inTransaction } from '../transaction'
import { standsStill } from './circuit-breaker'

const failure = (doing: PromiseLike<unknown>): Promise<unknown> =>
  Promise.resolve(doing).then(
    () => undefined,
    (error: unknown) => error,
  )

test('a database that stands still lets everybody go until it goes on; a slow statement is none of that', async () => {
  const dataDir = await temporaryFolder()
  const log = recordingLog()
  const database = await connectDatabase({ dataDir, log })
  onTestFinished(database.close)
  const { pool } = database
  const everyConnection = () =>
    Promise.all(Array.from({ length: 20 }, () => pool.query('select pg_sleep(0.1)')))
  await everyConnection()
  // Longer than the health check may be silent.
  expect((await pool.query('select 1 as one from pg_sleep(1.5)')).rows).toEqual([{ one: 1 }])
  expect(log.said).toEqual([])

  const { folder } = await findClusterPlace(await openDataFolder(dataDir))
  const processes = await serverProcesses(folder)
  expect(processes.length).toBeGreaterThan(20)
  const signal = (name: 'SIGSTOP' | 'SIGCONT') => {
    for (const pid of processes) process.kill(pid, name)
  }
  signal('SIGSTOP')
  try {
    const inside = inTransaction(database, pretendRandom(), transaction =>
      transaction.sql.execute(sql`select 1`),
    )
    const asked = Array.from({ length: 25 }, () => database.sql.execute(sql`select 1`))
    const [transaction, ...statements] = await Promise.all([inside, ...asked].map(failure))
    expect(transaction).toEqual(new Error(standsStill))
    for (const error of statements) expect(isDatabaseAway(error)).toBe(true)
    const told = statements.filter(
      error => error instanceof Error && String(error.cause).includes(standsStill),
    )
    expect(told.length).toBeGreaterThanOrEqual(19)
    // Known by now: nobody waits any more.
    expect(await failure(pool.query('select 1'))).toEqual(new Error(standsStill))
    expect(await failure(pool.connect())).toEqual(new Error(standsStill))
    expect(await database.condition()).toBe('away')
  } finally {
    signal('SIGCONT')
  }
  await vi.waitFor(async () => expect(await database.condition()).toBe('ready'), 10_000)
  await everyConnection()
  expect(log.said).toEqual([
    'The database stands still: calls are refused until it answers.',
    'The database answers again.',
  ])
})
