import { conversationLimits } from '@duologue/domain/conversations/conversation-limits'
import { and, asc, desc, eq, inArray, sql } from 'drizzle-orm'
import { integer, pgTable, smallint, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import type { Database, Queries } from '../../database/connect'
import { retryRead } from '../../database/database-away'
import type { LineRow } from '../conversation-table'

/** Lines that were taken out, as they last were (decision 041). */
const removedLines = pgTable('removed_lines', {
  id: uuid().primaryKey(),
  conversation: uuid().notNull(),
  position: integer().notNull(),
  character: smallint().notNull(),
  text: text().notNull(),
  pinyin: text(),
  translation: text(),
  image: text(),
  audio: text(),
  durationMs: integer('duration_ms'),
  removedAt: timestamp('removed_at', { withTimezone: true }).notNull(),
})

/** Keeps lines that are taken out; of those of their conversation the oldest beyond the most are forgotten. */
export async function insertRemovedLines(
  { sql: queries }: Queries,
  conversation: string,
  lines: readonly LineRow[],
  now: Date,
): Promise<void> {
  await queries
    .insert(removedLines)
    .values(lines.map(line => ({ ...line, removedAt: now })))
    .onConflictDoNothing()
  const beyond = queries
    .select({ id: removedLines.id })
    .from(removedLines)
    .where(eq(removedLines.conversation, conversation))
    .orderBy(desc(removedLines.removedAt), desc(removedLines.id))
    .offset(conversationLimits.removedKept)
  await queries.delete(removedLines).where(inArray(removedLines.id, beyond))
}

/** Forgets lines that are back in their conversation. */
export async function dropRemoved(
  { sql: queries }: Queries,
  conversation: string,
  ids: readonly string[],
): Promise<void> {
  await queries
    .delete(removedLines)
    .where(and(eq(removedLines.conversation, conversation), inArray(removedLines.id, [...ids])))
}

/** Whether any of these ids is one of a line that was taken out of another conversation. */
export async function isRemovedElsewhere(
  { sql: queries }: Queries,
  conversation: string,
  ids: readonly string[],
): Promise<boolean> {
  const rows = await queries
    .select({ id: removedLines.id })
    .from(removedLines)
    .where(
      and(inArray(removedLines.id, [...ids]), sql`${removedLines.conversation} <> ${conversation}`),
    )
    .limit(1)
  return rows.length > 0
}

/** The lines that were taken out of a conversation, as lines of a dialogue. */
export async function removedLinesOf(database: Database, conversation: string): Promise<LineRow[]> {
  const rows = await retryRead(() =>
    database.sql
      .select()
      .from(removedLines)
      .where(eq(removedLines.conversation, conversation))
      .orderBy(asc(removedLines.removedAt), asc(removedLines.position)),
  )
  return rows.map(({ removedAt: _, ...line }) => ({
    ...line,
    translationSource: null,
    imageAlt: '',
    audioText: null,
    madeBy: null,
    variants: [],
    gapWords: [],
  }))
}
