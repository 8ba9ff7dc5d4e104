import { eq, lt, sql } from 'drizzle-orm'
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
  const [row] = await database.sql
    .insert(viewerSalts)
    .values({ day, salt: fresh })
    // Written again as it is: only so is the row of whoever came first answered.
    .onConflictDoUpdate({ target: viewerSalts.day, set: { salt: sql`${viewerSalts.salt}` } })
    .returning({ salt: viewerSalts.salt })
  await database.sql.delete(viewerSalts).where(lt(viewerSalts.day, day))
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

/** Views that are added up at once: few enough to be done long before a statement is cut off. */
const mostAtOnce = 1000

/**
 * Adds some of the waiting views to their conversations, all or nothing; several may do it at once. The conversations
 * are locked in one order, so that nobody waits in a ring.
 * @returns whether more may be waiting
 */
export async function addUpViews(database: Database): Promise<boolean> {
  const { rows } = await database.sql.execute<{ number: string }>(sql`
    with waiting as materialized (
      select ctid from conversation_views where not counted limit ${mostAtOnce} for update skip locked
    ), fresh as (
      update conversation_views set counted = true
      where ctid = any (array (select ctid from waiting))
      returning conversation
    ), sums as materialized (
      select conversation, count(*) as number from fresh group by conversation
    ), locked as materialized (
      select id from conversations where id = any (array (select conversation from sums))
      order by id for update
    ), added as (
      update conversations set views = views + sums.number
      from sums join locked on locked.id = sums.conversation
      where conversations.id = locked.id
    )
    select count(*) as number from fresh`)
  return Number(rows[0]?.number) === mostAtOnce
}

/** Forgets some of the counted views that no repeated one can meet any more: as many as are quickly gone. */
export async function forgetViews(database: Database, before: Date): Promise<void> {
  await database.sql.execute(sql`
    delete from conversation_views where ctid = any (array (
      select ctid from conversation_views where hour < ${before} and counted limit 10000
    ))`)
}
