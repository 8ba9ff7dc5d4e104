import { getTableName, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Database } from './connect'

/** Counted views that are forgotten at once: none that is as old can be repeated any more. */
const mostForgotten = 1000

/**
 * Counts a view of a thing in its own row; the second one of the same viewer in the same hour changes
 * nothing (conversations.md#views). All in one statement.
 *
 * @param tables the things with the column that counts, and the views of each viewer and hour with the one that names
 * the thing
 */
export async function countView(
  { sql: queries }: Database,
  tables: { things: PgTable; counter: string; views: PgTable; thing: string },
  view: { thing: string; viewer: string; hour: Date },
): Promise<void> {
  const things = sql.identifier(getTableName(tables.things))
  const views = sql.identifier(getTableName(tables.views))
  const counter = sql.identifier(tables.counter)
  const thing = sql.identifier(tables.thing)
  const hour = view.hour.toISOString()
  await queries.execute(sql`
    with fresh as (
      insert into ${views} (${thing}, viewer, hour)
      values (${view.thing}, ${view.viewer}, ${hour}) on conflict do nothing
      returning ${thing} as thing
    ), old as (
      delete from ${views} where ctid = any (array (
        select ctid from ${views} where hour < ${hour}::timestamptz - interval '1 hour'
        limit ${mostForgotten} for update skip locked
      ))
    )
    update ${things} set ${counter} = ${counter} + 1 where id = any (array (select thing from fresh))`)
}
