import { and, eq, lt, sql } from 'drizzle-orm'
import { boolean, date, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import type { Database } from '../database/connect'
import { conversations } from './conversation-table'

/**
 * Views are only ever inserted (one row a conversation, viewer and hour), so that a popular conversation is no hot row;
 * `counted` rows have been added to the conversation's `views` (security.md 5, 20).
 */
const conversationViews = pgTable('conversation_views', {
  conversation: uuid().notNull(),
  viewer: text().notNull(),
  hour: timestamp({ withTimezone: true }).notNull(),
  counted: boolean().notNull().default(false),
})

/** One secret a day; viewers are hashed with it, so that yesterday's cannot be told from strangers (R3). */
const viewerSalts = pgTable('viewer_salts', {
  day: date().primaryKey(),
  salt: text().notNull(),
})

/** The salt of a day, made by whoever comes first; older ones are forgotten then. */
export async function saltOf(database: Database, day: string, fresh: string): Promise<string> {
  const found = await database.sql.select().from(viewerSalts).where(eq(viewerSalts.day, day))
  if (found[0]) return found[0].salt
  await database.sql.insert(viewerSalts).values({ day, salt: fresh }).onConflictDoNothing()
  await database.sql.delete(viewerSalts).where(lt(viewerSalts.day, day))
  const [row] = await database.sql.select().from(viewerSalts).where(eq(viewerSalts.day, day))
  return row?.salt ?? fresh
}

/** Remembers a view; the second one of the same viewer in the same hour changes nothing. */
export async function insertView(
  database: Database,
  view: { conversation: string; viewer: string; hour: Date },
) {
  await database.sql.insert(conversationViews).values(view).onConflictDoNothing()
}

/** A conversation's views: those added up already and those still waiting. */
export async function countViews(database: Database, conversation: string): Promise<number> {
  const waiting = sql`(select count(*) from ${conversationViews} where ${conversationViews.conversation} = ${conversations.id} and not ${conversationViews.counted})`
  const [row] = await database.sql
    .select({ views: sql<string>`${conversations.views} + ${waiting}` })
    .from(conversations)
    .where(eq(conversations.id, conversation))
  return Number(row?.views ?? 0)
}

/** Adds waiting views to their conversations, all or nothing; answers how many conversations changed. */
export async function addUpViews(database: Database): Promise<number> {
  const result = await database.sql.execute(sql`
    with fresh as (
      update conversation_views set counted = true
      where (conversation, viewer, hour) in (
        select conversation, viewer, hour from conversation_views where not counted limit 10000 for update skip locked
      )
      returning conversation
    ), sums as (select conversation, count(*) as n from fresh group by conversation)
    update conversations set views = views + sums.n from sums where conversations.id = sums.conversation`)
  return result.rowCount ?? 0
}

/** Forgets counted views that no repeated one can meet any more. */
export async function forgetViews(database: Database, before: Date): Promise<void> {
  await database.sql
    .delete(conversationViews)
    .where(and(lt(conversationViews.hour, before), conversationViews.counted))
}
