import { and, count, eq, inArray } from 'drizzle-orm'
import { pgView, uuid } from 'drizzle-orm/pg-core'
import type { Database, Queries } from '../database/connect'
import { retryRead } from '../database/database-away'

/** Who may read a list because their class has it assigned (decision 028). */
const assignedReaders = pgView('assigned_list_readers', { list: uuid(), reader: uuid() }).existing()

/** Which classes have a list assigned. */
const assignedClasses = pgView('assigned_list_classes', { list: uuid(), class: uuid() }).existing()

/** How many classes have a list assigned. */
export async function classesUsing({ sql }: Database, list: string): Promise<number> {
  const [row] = await retryRead(() =>
    sql.select({ classes: count() }).from(assignedClasses).where(eq(assignedClasses.list, list)),
  )
  return row?.classes ?? 0
}

/** Whether a class has a list assigned, as a transaction sees it. */
export async function isAssigned({ sql }: Queries, list: string): Promise<boolean> {
  const rows = await sql
    .select()
    .from(assignedClasses)
    .where(eq(assignedClasses.list, list))
    .limit(1)
  return rows.length > 0
}

/** Those of these lists that somebody's classes have assigned (pronunciation.md#who-may-read). */
export async function assignedAmong(
  { sql }: Database,
  ids: readonly string[],
  reader: string,
): Promise<Set<string | null>> {
  if (ids.length === 0) return new Set()
  const rows = await retryRead(() =>
    sql
      .selectDistinct({ list: assignedReaders.list })
      .from(assignedReaders)
      .where(and(inArray(assignedReaders.list, [...ids]), eq(assignedReaders.reader, reader))),
  )
  return new Set(rows.map(({ list }) => list))
}
