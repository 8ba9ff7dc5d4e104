import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import { sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import { Client, Pool, type PoolConfig } from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import { describeEachWay } from '../testing/databases/database-engines'
import { openFreshDatabase } from '../testing/databases/open-database'
import { standsStill } from './connections/circuit-breaker'
import { isDatabaseAway, isStandingStill, retryRead } from './database-away'

async function failure(doing: PromiseLike<unknown>): Promise<unknown> {
  return doing.then(
    () => undefined,
    (error: unknown) => error,
  )
}

function poolOf(connection: PoolConfig): Pool {
  const pool = new Pool({ user: 'x', database: 'x', connectionTimeoutMillis: 1000, ...connection })
  onTestFinished(() => pool.end())
  return pool
}

test.each([
  { what: 'a closed port', connection: { host: '127.0.0.1', port: 1 } },
  {
    what: 'a closed port of a host with two addresses',
    connection: { host: 'localhost', port: 1 },
  },
  { what: 'a socket that is not there', connection: { host: '/nonexistent' } },
  { what: 'a host that is not there', connection: { host: 'nowhere.invalid' } },
])('$what is a database that is away, through the query builder too', async ({ connection }) => {
  const pool = poolOf(connection)
  expect(isDatabaseAway(await failure(pool.query('select 1')))).toBe(true)
  expect(isDatabaseAway(await failure(drizzle({ client: pool }).execute(sql`select 1`)))).toBe(true)
})

/** A database that takes connections and says nothing. */
async function muteDatabase(): Promise<PoolConfig> {
  const mute = createServer().listen(0, '127.0.0.1')
  onTestFinished(() => void mute.close())
  await once(mute, 'listening')
  const { port } = mute.address() as AddressInfo
  return { host: '127.0.0.1', port, connectionTimeoutMillis: 50 }
}

test('a database that takes a connection and says nothing is away, and is not asked a second time', async () => {
  const pool = poolOf(await muteDatabase())
  let times = 0
  const error = await failure(
    retryRead(() => {
      times++
      return pool.query('select 1')
    }),
  )
  expect(isDatabaseAway(error)).toBe(true)
  expect(times).toBe(1)
})

test('so it is for a connection that no pool makes', async () => {
  const error = await failure(
    new Client({ user: 'x', database: 'x', ...(await muteDatabase()) }).connect(),
  )
  expect(isDatabaseAway(error)).toBe(true)
})

test('a socket whose queue is full is that of a database that is away', () => {
  const full = new Error('connect EAGAIN /run/.s.PGSQL.5432')
  expect(isDatabaseAway(Object.assign(full, { code: 'EAGAIN', syscall: 'connect' }))).toBe(true)
})

test('a database that stands still is away, through the query builder too, and other absences are not that', () => {
  const known = new Error('Failed query', { cause: new Error(standsStill) })
  expect([isStandingStill(known), isDatabaseAway(known)]).toEqual([true, true])
  const silent = new Error('Query read timeout')
  expect([isStandingStill(silent), isDatabaseAway(silent)]).toEqual([false, true])
})

test.each([new Error('other'), new TypeError('x is undefined'), undefined, 'text', null])(
  'an error of another kind is not: %s',
  error => expect(isDatabaseAway(error)).toBe(false),
)

describeEachWay('a read', engine => {
  test('is done once more when its connection was cut', async () => {
    const { pool } = await openFreshDatabase(engine)
    const queries = ['select pg_terminate_backend(pg_backend_pid())', 'select 1 as one']
    const { rows } = await retryRead(() => pool.query(queries.shift() ?? ''))
    expect(rows).toEqual([{ one: 1 }])
  })

  test('is given up when it is cut twice', async () => {
    const { pool } = await openFreshDatabase(engine)
    const cut = () => pool.query('select pg_terminate_backend(pg_backend_pid())')
    expect(isDatabaseAway(await failure(retryRead(cut)))).toBe(true)
  })

  test('that is wrong or too slow is not repeated, and its database is not away', async () => {
    const { pool } = await openFreshDatabase(engine)
    for (const wrong of ['select 1 / 0', 'set statement_timeout = 1; select pg_sleep(60)']) {
      let times = 0
      const error = await failure(
        retryRead(() => {
          times++
          return pool.query(wrong)
        }),
      )
      expect(isDatabaseAway(error)).toBe(false)
      expect(times).toBe(1)
    }
  })
})
