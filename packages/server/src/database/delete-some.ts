import { type SQL, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Queries } from './connect'

/** Rows that one statement deletes: few enough to be gone long before it is cut off. */
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
): Promise<boolean> {
  const { rowCount } = await queries.execute(sql`
    delete from ${table} where ctid = any (array (
      select ctid from ${table} where ${condition} limit ${portion} for update skip locked
    ))`)
  return rowCount === portion
}
