import { expect, test, vi } from 'vitest'
import { startChildApp } from '../../testing/apps/child-app'
import { describeEachWay } from '../../testing/databases/database-engines'
import { openEmptyDatabase } from '../../testing/databases/open-database'
import type { Database } from '../connect'
import { allMigrations } from './all-migrations'
import { migrate } from './migrate'
import { migrationsFrom } from './migration'

async function applied({ pool }: Database): Promise<string[]> {
  const { rows } = await pool.query<{ name: string }>('select name from migrations order by number')
  return rows.map(({ name }) => name)
}

const three = {
  '0001-a.sql': 'create table a (x int); insert into a values (1);',
  '0002-b.sql': 'create table b (x int); insert into a values (2);',
  '0003-c.sql': 'create table c (x int); insert into a values (3);',
}

describeEachWay('migrating', engine => {
  test('an empty database gets every migration once', async () => {
    const database = await openEmptyDatabase(engine)
    await migrate(database.pool, allMigrations)
    await migrate(database.pool, allMigrations)
    expect(await applied(database)).toEqual(allMigrations.map(({ name }) => name))
  })

  test('several servers at once do each step once', async () => {
    const database = await openEmptyDatabase(engine)
    const servers = Array.from({ length: 6 }, () => migrate(database.pool, migrationsFrom(three)))
    await Promise.all(servers)
    const { rows } = await database.pool.query('select array_agg(x order by x) as found from a')
    expect(rows).toEqual([{ found: [1, 2, 3] }])
  })

  test('a table that others hold is waited for a little, again and again, and then told', async () => {
    const { pool } = await openEmptyDatabase(engine)
    await pool.query('create table gate ()')
    const files = migrationsFrom({ '0001-a.sql': 'alter table gate add column x int;' })
    const holder = await pool.connect()
    await holder.query('begin; lock table gate')
    const patience = { lockMs: 50, tries: 2, pauseMs: 10 }
    await expect(migrate(pool, files, patience)).rejects.toThrow('waited for a table')
    const waits = migrate(pool, files, { ...patience, tries: 1000 })
    // Who asks for the table once it is free is not held up behind what waits for it.
    await holder.query('commit')
    holder.release()
    await waits
    expect((await pool.query('select x from gate')).rows).toEqual([])
  })

  test.each([1, 2, 3])('a kill -9 during step %i is made good by the next start', async point => {
    const database = await openEmptyDatabase(engine)
    const { pool } = database
    await pool.query('create table gate ()')
    const files = Object.entries(three).map(([name, text], index) => [
      name,
      index + 1 === point ? `${text} lock table gate;` : text,
    ])
    const gatekeeper = await pool.connect()
    await gatekeeper.query('begin; lock table gate')
    const app = startChildApp('migrating-app', [
      pool.options.connectionString ?? '',
      JSON.stringify(Object.fromEntries(files)),
    ])
    await vi.waitFor(async () => {
      const { rows } = await pool.query(`select 1 from pg_locks where not granted`)
      expect(rows).toHaveLength(1)
    }, 10_000)
    app.child.kill('SIGKILL')
    await app.ended
    await gatekeeper.query('commit')
    gatekeeper.release()
    expect(app.lines).toEqual([])
    await migrate(pool, migrationsFrom(Object.fromEntries(files)))
    expect(await applied(database)).toEqual(['0001-a', '0002-b', '0003-c'])
    const { rows } = await pool.query('select array_agg(x order by x) as found from a')
    expect(rows).toEqual([{ found: [1, 2, 3] }])
  })

  test('a step that fails changes nothing and keeps those before', async () => {
    const database = await openEmptyDatabase(engine)
    const files = { ...three, '0002-b.sql': 'create table b (x int); select 1 / 0;' }
    await expect(migrate(database.pool, migrationsFrom(files))).rejects.toThrow(
      'Migration 0002-b failed and changed nothing: division by zero',
    )
    expect(await applied(database)).toEqual(['0001-a'])
    await migrate(database.pool, migrationsFrom(three))
    expect(await applied(database)).toEqual(['0001-a', '0002-b', '0003-c'])
  })

  test('a migration that was changed after it had been applied is refused', async () => {
    const { pool } = await openEmptyDatabase(engine)
    await migrate(pool, migrationsFrom(three))
    const changed = migrationsFrom({ ...three, '0002-b.sql': 'create table other (x int)' })
    await expect(migrate(pool, changed)).rejects.toThrow(
      'Migration 0002-b was changed after it had been applied to this database. Restore the file as it was, and write the change as a new migration.',
    )
  })

  test('a database that a newer version has only added to is taken, one that has lost something is refused', async () => {
    const { pool } = await openEmptyDatabase(engine)
    const files = {
      ...three,
      '0201-d.sql': 'alter table a add column y int;',
      '0202-e.sql': '-- needs 0201: x is read as y since.\nalter table a drop column x;',
    }
    const [a, b, c, d, e] = migrationsFrom(files)
    if (!(a && b && c && d && e)) throw new Error('five migrations')
    await migrate(pool, [a, b, c, d])
    await migrate(pool, [a, b, c])
    const refusal = (name: string) =>
      `The database is newer than this Duologue: its migration ${name} is unknown here. Start the newer version, or restore a backup that this version made.`
    // Nobody has looked at those that were released first.
    await expect(migrate(pool, [a, b])).rejects.toThrow(refusal('0003-c'))
    await migrate(pool, [a, b, c, d, e])
    await migrate(pool, [a, b, c, d])
    await expect(migrate(pool, [a, b, c])).rejects.toThrow(refusal('0202-e'))
  })

  test('a database of a version that did not write down what is needed is taken up', async () => {
    const { pool } = await openEmptyDatabase(engine)
    const [a, b, c] = migrationsFrom(three)
    if (!(a && b && c)) throw new Error('three migrations')
    await migrate(pool, [a, b])
    await pool.query('alter table migrations drop column needs')
    await Promise.all([migrate(pool, [a, b, c]), migrate(pool, [a, b, c])])
    const { rows } = await pool.query('select number, needs from migrations order by number')
    expect(rows).toEqual([
      { number: 1, needs: null },
      { number: 2, needs: null },
      { number: 3, needs: 3 },
    ])
  })

  test('a migration that comes later with an earlier number is applied too', async () => {
    const database = await openEmptyDatabase(engine)
    const { '0002-b.sql': _, ...two } = three
    await migrate(database.pool, migrationsFrom(two))
    await migrate(database.pool, migrationsFrom(three))
    expect(await applied(database)).toEqual(['0001-a', '0002-b', '0003-c'])
  })

  test('a step may take longer than any query of the program', async () => {
    const database = await openEmptyDatabase(engine)
    const files = {
      '0001-a.sql': `do $$ begin
        if current_setting('statement_timeout') <> '0' or current_setting('lock_timeout') <> '5s'
        then raise 'limited'; end if; end $$`,
    }
    await migrate(database.pool, migrationsFrom(files))
    expect(await applied(database)).toEqual(['0001-a'])
  })
})
