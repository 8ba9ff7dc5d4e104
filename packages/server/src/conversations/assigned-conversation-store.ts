import { and, count, eq, inArray, sql } from 'drizzle-orm'
import { pgView, uuid } from 'drizzle-orm/pg-core'
import type { Database, Queries } from '../database/connect'
import { retryRead } from '../database/database-away'
import { readByKey } from '../database/read-by-key'

/** Who may read a conversation because their class has it assigned (decision 028). */
const assignedReaders = pgView('assigned_readers', {
  conversation: uuid(),
  reader: uuid(),
}).existing()

/** Which classes have a conversation assigned. */
const assignedClasses = pgView('assigned_classes', {
  conversation: uuid(),
  class: uuid(),
}).existing()

const classesOf = readByKey(database =>
  database.sql
    .select({ classes: count() })
    .from(assignedClasses)
    .where(eq(assignedClasses.conversation, sql.placeholder('conversation'))),
)

/** How many classes have a conversation assigned. */
export async function classesUsing(database: Database, conversation: string): Promise<number> {
  const [row] = await classesOf(database, { conversation })
  return Number(row?.classes ?? 0)
}

/** Whether a class has a conversation assigned, as a transaction sees it. */
export async function isAssigned(
  { sql: queries }: Queries,
  conversation: string,
): Promise<boolean> {
  const rows = await queries
    .select()
    .from(assignedClasses)
    .where(eq(assignedClasses.conversation, conversation))
    .limit(1)
  return rows.length > 0
}

const assignedTo = readByKey(database =>
  database.sql
    .select({ reader: assignedReaders.reader })
    .from(assignedReaders)
    .where(
      and(
        eq(assignedReaders.conversation, sql.placeholder('conversation')),
        eq(assignedReaders.reader, sql.placeholder('reader')),
      ),
    )
    .limit(1),
)

/** Whether somebody is in a class that has a conversation assigned, or teaches it (conversations.md#who-may-read). */
export async function isAssignedTo(
  database: Database,
  conversation: string,
  reader: string,
): Promise<boolean> {
  const rows = await assignedTo(database, { conversation, reader })
  return rows.length > 0
}

/** Those of these conversations that somebody's classes have assigned. */
export async function assignedAmong(
  database: Database,
  ids: readonly string[],
  reader: string,
): Promise<Set<string | null>> {
  if (ids.length === 0) return new Set()
  const rows = await retryRead(() =>
    database.sql
      .selectDistinct({ conversation: assignedReaders.conversation })
      .from(assignedReaders)
      .where(
        and(
          inArray(assignedReaders.conversation, [...new Set(ids)]),
          eq(assignedReaders.reader, reader),
        ),
      ),
  )
  return new Set(rows.map(({ conversation }) => conversation))
}
