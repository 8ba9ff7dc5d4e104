import { sql } from 'drizzle-orm'
import type { Queries } from '../database/connect'
import { inTransaction } from '../database/transaction'
import type { RepeatedWork } from '../repeated-work'
import type { DaysRoom } from './days-room'
import { countAllDays } from './recount-days'

/** Milliseconds between two looks for whoever waits: nobody does but after an update of the product. */
const everyMs = 3_600_000

/** Counted at once: few enough to be done long before a statement is cut off. */
const mostAtOnce = 100

/** Takes users out whose days are to be counted, at most so many; whoever takes some meanwhile takes others. */
async function takeWaiting({ sql: queries }: Queries): Promise<string[]> {
  const { rows } = await queries.execute<{ user: string }>(sql`
    delete from days_to_count where user_id = any (array (
      select user_id from days_to_count order by user_id limit ${mostAtOnce} for update skip locked
    )) returning user_id as "user"`)
  return rows.map(({ user }) => user)
}

/** Counts the days of some who answered or played before days were counted; whether more may wait. */
export function countWaiting({ database, random }: Omit<DaysRoom, 'dueSoon'>): Promise<boolean> {
  return inTransaction(database, random, async transaction => {
    const users = await takeWaiting(transaction)
    await countAllDays(transaction, users.toSorted())
    return users.length > 0
  })
}

/** Whether the days of everybody are counted. */
export async function areDaysCounted({ sql: queries }: Queries): Promise<boolean> {
  const { rows } = await queries.execute(sql`select 1 from days_to_count limit 1`)
  return rows.length === 0
}

/** Counts from now on; what a failed round did not count waits for the next. */
export const countingDaysWork = (room: DaysRoom): RepeatedWork => ({
  name: 'counting-days',
  everyMs,
  firstMs: 0,
  portion: () => countWaiting(room),
  failed: 'days were not counted',
  givesWay: true,
})
