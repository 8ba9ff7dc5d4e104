import { and, eq, lt, sql } from 'drizzle-orm'
import { boolean, date, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import type { Database, Queries } from '../../database/connect'
import { deleteSome } from '../../database/delete-some'
import { keyIs, readByKey } from '../../database/read-by-key'
import { conversations } from '../conversation-table'

/**
 * Views are only ever inserted (one row a conversation, viewer and hour), so that a popular conversation is no hot row;
 * `counted` rows have been added to the conversation's `views` (conversations.md#views).
 */
const conversationViews = pgTable('conversation_views', {
  conversation: uuid().notNull(),
  viewer: text().notNull(),
  hour: timestamp({ withTimezone: true }).notNull(),
  counted: boolean().notNull().default(false),
})

/**
 * One secret a day; viewers are hashed with it, so that yesterday's cannot be told from strangers
 * (conversations.md#views).
 */
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

const viewsOf = readByKey(database => {
  const waiting = sql`(select count(*) from ${conversationViews} where ${conversationViews.conversation} = ${conversations.id} and not ${conversationViews.counted})`
  return database.sql
    .select({ views: sql<string>`${conversations.views} + ${waiting}` })
    .from(conversations)
    .where(keyIs(conversations.id, 'id'))
})

/** A conversation's views: those added up already and those still waiting. */
export async function countViews(database: Database, conversation: string): Promise<number> {
  const [row] = await viewsOf(database, { id: conversation })
  return Number(row?.views ?? 0)
}

/** Views that are added up at once: few enough to be done long before a statement is cut off. */
const mostAtOnce = 1000

/**
 * Adds some of the waiting views to their conversations, inside a transaction; several may do it at once. The
 * conversations are locked in one order, so that nobody waits in a ring, and changed by the ids just locked: no
 * statistics can turn that into a loop over all of them.
 *
 * @returns whether more may be waiting.
 */
export async function addUpViews({ sql: queries }: Queries): Promise<boolean> {
  const { rows } = await queries.execute<{ conversation: string }>(sql`
    update conversation_views set counted = true where ctid = any (array (
      select ctid from conversation_views where not counted limit ${mostAtOnce} for update skip locked
    )) returning conversation`)
  const sums = new Map<string, number>()
  for (const { conversation } of rows) sums.set(conversation, (sums.get(conversation) ?? 0) + 1)
  const ids = [...sums.keys()]
  const fresh = sql`(${sql.param([...sums.values()])}::bigint[])[array_position(${sql.param(ids)}::uuid[], ${conversations.id})]`
  const isOne = sql`${conversations.id} = any (${sql.param(ids)}::uuid[])`
  await queries
    .select({ id: conversations.id })
    .from(conversations)
    .where(isOne)
    .orderBy(conversations.id)
    .for('update')
  await queries
    .update(conversations)
    .set({ views: sql`${conversations.views} + ${fresh}` })
    .where(isOne)
  return rows.length === mostAtOnce
}

/** Forgets some of the counted views that no repeated one can meet any more; whether more may be left. */
export const forgetViews = (database: Queries, before: Date): Promise<boolean> =>
  deleteSome(
    database,
    conversationViews,
    and(lt(conversationViews.hour, before), eq(conversationViews.counted, true)),
  )
