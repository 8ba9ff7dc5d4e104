import { eq, sql } from 'drizzle-orm'
import { pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import type { Database } from '../database/connect'
import { lists } from './list-table'

const views = pgTable('pronunciation_views', {
  list: uuid().notNull(),
  viewer: text().notNull(),
  hour: timestamp({ withTimezone: true }).notNull(),
})

/** Counted views that are forgotten at once: none that is as old can be repeated any more. */
const mostForgotten = 1000

/** Counts a view; the second one of the same viewer in the same hour changes nothing (R3). All in one statement. */
export async function countView(
  { sql: queries }: Database,
  view: { list: string; viewer: string; hour: Date },
): Promise<void> {
  await queries.execute(sql`
    with fresh as (
      insert into ${views} (list, viewer, hour)
      values (${view.list}, ${view.viewer}, ${view.hour.toISOString()}) on conflict do nothing
      returning list
    ), old as (
      delete from ${views} where ctid = any (array (
        select ctid from ${views} where hour < ${view.hour.toISOString()}::timestamptz - interval '1 hour'
        limit ${mostForgotten} for update skip locked
      ))
    )
    update ${lists} set views = views + 1 where id in (select list from fresh)`)
}

/** A list's views. */
export async function viewsOf({ sql: queries }: Database, list: string): Promise<number> {
  const [row] = await queries.select({ views: lists.views }).from(lists).where(eq(lists.id, list))
  return row?.views ?? 0
}
