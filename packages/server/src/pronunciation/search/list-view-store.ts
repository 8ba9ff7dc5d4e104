import { eq } from 'drizzle-orm'
import { pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import type { Database } from '../../database/connect'
import { countView } from '../../database/count-view'
import { lists } from '../list-table'

const views = pgTable('pronunciation_views', {
  list: uuid().notNull(),
  viewer: text().notNull(),
  hour: timestamp({ withTimezone: true }).notNull(),
})

/** Counts a view of a list, one a viewer and hour (pronunciation.md#views). */
export const countListView = (
  database: Database,
  { list, ...view }: { list: string; viewer: string; hour: Date },
) =>
  countView(
    database,
    { things: lists, counter: 'views', views, thing: 'list' },
    { thing: list, ...view },
  )

/** A list's views. */
export async function viewsOf({ sql: queries }: Database, list: string): Promise<number> {
  const [row] = await queries.select({ views: lists.views }).from(lists).where(eq(lists.id, list))
  return row?.views ?? 0
}
