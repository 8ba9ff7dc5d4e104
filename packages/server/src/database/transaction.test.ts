import { sql } from 'drizzle-orm'
import { expect, test, vi } from 'vitest'
import { machineRandom } from '../outside/random/random'
import { describeEachWay, type Engine } from '../testing/databases/database-engines'
import { openFreshDatabase } from '../testing/databases/open-database'
import type { Queries } from './connect'
import { isDatabaseAway } from './database-away'
import { inTransaction } from './transaction'

async function purses(engine: Engine) {
  const database = await openFreshDatabase(engine)
  await database.pool.query(
    'create table purses (id int primary key, coins int not null check (coins >= 0)); insert into purses values (1, 100), (2, 100)',
  )
  const coins = async () => {
    const { rows } = await database.pool.query<{ coins: number }>(
      'select coins from purses order by id',
    )
    return rows.map(row => row.coins)
  }
  return { database, coins }
}

const add = ({ sql: db }: Queries, purse: number, coins: number) =>
  db.execute(sql`update purses set coins = coins + ${coins} where id = ${purse}`)

describeEachWay('a transaction', engine => {
  test('is done as a whole and hands on its answer', async () => {
    const { database, coins } = await purses(engine)
    const answer = await inTransaction(database, machineRandom, async transaction => {
      await add(transaction, 1, -30)
      await add(transaction, 2, 30)
      return 'moved'
    })
    expect(answer).toBe('moved')
    expect(await coins()).toEqual([70, 130])
  })

  test('that fails changes nothing and is not repeated', async () => {
    const { database, coins } = await purses(engine)
    const work = vi.fn(async (transaction: Queries) => {
      await add(transaction, 1, 30)
      await add(transaction, 2, -130)
    })
    await expect(inTransaction(database, machineRandom, work)).rejects.toMatchObject({
      cause: { code: '23514' },
    })
    expect(work).toHaveBeenCalledTimes(1)
    expect(await coins()).toEqual([100, 100])
  })

  test('that failed takes nothing any more of what was asked at once with it', async () => {
    const { database, coins } = await purses(engine)
    let goOn: () => void = () => undefined
    const isOver = new Promise<void>(resolve => {
      goOn = resolve
    })
    const late: Promise<unknown>[] = []
    const failed = inTransaction(database, machineRandom, transaction => {
      const slow = async () => {
        await add(transaction, 1, 30)
        await isOver
        await add(transaction, 1, 30)
      }
      late.push(slow().catch((error: unknown) => error))
      return Promise.all([late[0], add(transaction, 2, -130)])
    })
    await expect(failed).rejects.toMatchObject({ cause: { code: '23514' } })
    // Whoever has the connection now has begun something of their own.
    const other = inTransaction(database, machineRandom, async transaction => {
      await add(transaction, 2, 1)
      goOn()
      return late[0]
    })
    expect(String(((await other) as Error).cause)).toContain('the transaction is over')
    expect(await coins()).toEqual([100, 101])
  })

  test('whose failed statement was swallowed is not taken for done', async () => {
    const { database, coins } = await purses(engine)
    const work = async (transaction: Queries) => {
      await add(transaction, 1, 30)
      await add(transaction, 2, -130).catch(() => undefined)
    }
    await expect(inTransaction(database, machineRandom, work)).rejects.toThrow('was undone')
    expect(await coins()).toEqual([100, 100])
  })

  test('that deadlocks with another is repeated until both are done', async () => {
    const { database, coins } = await purses(engine)
    let begun = 0
    let bothHaveBegun = () => undefined as void
    const both = new Promise<void>(resolve => {
      bothHaveBegun = resolve
    })
    const move = (from: number, to: number) =>
      inTransaction(database, machineRandom, async transaction => {
        await transaction.sql.execute(sql`set local deadlock_timeout = '10ms'`)
        await add(transaction, from, -1)
        if (++begun === 2) bothHaveBegun()
        await both
        await add(transaction, to, 2)
      })
    await Promise.all([move(1, 2), move(2, 1)])
    expect(begun).toBeGreaterThanOrEqual(3)
    expect(await coins()).toEqual([101, 101])
  })

  test('that can never be serialized is given up after six times', async () => {
    const { database } = await purses(engine)
    const work = vi.fn(async ({ sql: db }: Queries) => {
      await db.execute(sql`do $$ begin raise 'again' using errcode = '40001'; end $$`)
    })
    await expect(inTransaction(database, machineRandom, work)).rejects.toMatchObject({
      cause: { code: '40001' },
    })
    expect(work).toHaveBeenCalledTimes(6)
  })

  test('that loses its connection is not repeated, and the next one gets a whole connection', async () => {
    const { database, coins } = await purses(engine)
    const work = vi.fn(async (transaction: Queries) => {
      await add(transaction, 1, 30)
      await transaction.sql.execute(sql`select pg_terminate_backend(pg_backend_pid())`)
    })
    const error = await inTransaction(database, machineRandom, work).catch(
      (caught: unknown) => caught,
    )
    expect(isDatabaseAway(error)).toBe(true)
    expect(work).toHaveBeenCalledTimes(1)
    await inTransaction(database, machineRandom, transaction => add(transaction, 2, 1))
    expect(await coins()).toEqual([100, 101])
  })
})
