import { sql } from 'drizzle-orm'
import { expect, onTestFinished, test } from 'vitest'
import { recordingLog } from '../testing/apps/recording-log'
import { temporaryFolder } from '../testing/apps/temporary-folder'
import { describeEachWay } from '../testing/databases/database-engines'
import { freshDatabase } from '../testing/databases/fresh-database'
import { openFreshDatabase } from '../testing/databases/open-database'
import { connectDatabase } from './connect'
import { isDatabaseAway } from './database-away'

const connect = (databaseUrl: string, log = recordingLog()) =>
  connectDatabase({ databaseUrl, dataDir: '', log })

test('without an address our own server is started and stopped', async () => {
  const dataDir = await temporaryFolder()
  const log = recordingLog()
  const database = await connectDatabase({ databaseUrl: undefined, dataDir, log })
  // It loses nothing that it has acknowledged: there is nothing to warn about.
  expect(log.said).toEqual([])
  expect(database.description).toBe(`PostgreSQL 18.4, in ${dataDir}/pg/data`)
  expect(await database.condition()).toBe('ready')
  await database.close()
  expect(await database.condition()).toBe('away')
})

test.each([
  { url: 'postgres://user:secret@127.0.0.1:1/duologue', says: /ECONNREFUSED.*Start it or correct/ },
  { url: 'postgres://user:secret@nowhere.invalid/duologue', says: /Start it or correct/ },
  { url: 'postgres://user:sec ret@:99999999/x', says: /^DATABASE_URL is not an address/ },
])(
  'an address that leads nowhere is refused without showing its password: $url',
  async ({ url, says }) => {
    const error = await connect(url).catch((caught: unknown) => caught)
    expect(String(error)).toMatch(/^DatabaseRefusal: /)
    expect((error as Error).message).toMatch(says)
    expect(String(error)).not.toMatch(/sec ?ret/)
  },
)

describeEachWay('a given server', engine => {
  test('is used by its address and described without its password', async () => {
    const made = await freshDatabase(engine.url)
    const database = await connect(made.url)
    onTestFinished(made.drop)
    onTestFinished(database.close)
    expect(await database.condition()).toBe('ready')
    expect(database.description).toMatch(/^PostgreSQL 1\d\.\d+, test_[0-9a-f]+ at \S+:\d+$/)
    expect(database.description).not.toContain('postgres:')
  })

  test('is warned about when it may lose what it has acknowledged', async () => {
    const log = recordingLog()
    const database = await connect(engine.url, log)
    await database.close()
    const warning = expect.stringContaining('runs with fsync off')
    expect(log.said).toEqual([warning])
  })

  test('cuts off what takes too long, and days begin everywhere at the same moment', async () => {
    const { sql: db, pool } = await openFreshDatabase(engine)
    const { rows } = await pool.query(
      `select name, setting from pg_settings where name in
        ('statement_timeout', 'lock_timeout', 'idle_in_transaction_session_timeout', 'TimeZone')
      order by name collate "C"`,
    )
    expect(rows.map(({ setting }) => setting)).toEqual(['UTC', '10000', '2000', '3000'])
    const slow = db.execute(sql`set statement_timeout = 1; select pg_sleep(60)`)
    await expect(slow).rejects.toMatchObject({ cause: { code: '57014' } })
  })

  test('that refuses the password or lacks the database is told as it says', async () => {
    const wrong = new URL(engine.url)
    wrong.pathname = '/missing'
    await expect(connect(wrong.href)).rejects.toThrow(/"missing" does not exist/)
  })

  test('takes more queries at once than it has connections', async () => {
    const { sql: db } = await openFreshDatabase(engine)
    const queries = Array.from({ length: 200 }, (_, i) => db.execute(sql`select ${i}::int as i`))
    const answers = await Promise.all(queries)
    expect(answers.map(({ rows }) => rows[0]?.['i'])).toEqual(queries.map((_, i) => i))
  })

  test('that ends all its connections is away for those, and there for the next', async () => {
    const { sql: db, pool } = await openFreshDatabase(engine)
    const end = sql`select pg_terminate_backend(pg_backend_pid())`
    const error = await db.execute(end).then(undefined, (caught: unknown) => caught)
    expect(isDatabaseAway(error)).toBe(true)
    const idle = await Promise.all([pool.connect(), pool.connect(), pool.connect()])
    for (const client of idle) client.release()
    await db.execute(
      sql`select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()`,
    )
    expect((await db.execute(sql`select 1 as one`)).rows).toEqual([{ one: 1 }])
  })
})
