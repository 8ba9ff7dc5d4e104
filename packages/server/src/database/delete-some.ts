import { type SQL, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Queries } from './connect'

/** Rows that one statement deletes, unless told: few enough to be gone long before it is cut off. */
const portion = 1000

/**
 * Deletes some of the rows that meet the condition; those that somebody else holds are left to the next time. They are
 * locked first and deleted by where they lie: no statistics can turn that into a loop over the whole table. A condition
 * that asks another table does so with a scalar subquery, which is never made a join either.
 *
 * @returns whether more may be left.
 */
export async function deleteSome(
  { sql: queries }: Queries,
  table: PgTable,
  condition: SQL | undefined,
  most = portion,
): Promise<boolean> {
  const { rowCount } = await queries.execute(sql`
    delete from ${table} where ctid = any (array (
      select ctid from ${table} where ${condition} limit ${most} for update skip locked
    ))`)
  return rowCount === most
}

/** The moment so many months before another one, as the calendar counts them: when what goes then must have been over. */
export const monthsBefore = (moment: Date, months: number): SQL<Date> =>
  sql`(${moment.toISOString()}::timestamptz - make_interval(months => ${months}::int))`
