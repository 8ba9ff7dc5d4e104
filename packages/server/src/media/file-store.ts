import { filePurposes } from '@duologue/domain/media/file-purposes'
import { and, asc, eq, inArray, isNotNull, isNull, lt, sql } from 'drizzle-orm'
import { integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import type { Database, Queries } from '../database/connect'
import { readByKey } from '../database/read-by-key'

const instant = (name: string) => timestamp(name, { withTimezone: true })

const files = pgTable('files', {
  key: text().primaryKey(),
  owner: uuid(),
  purpose: text({ enum: filePurposes }).notNull(),
  type: text().notNull(),
  bytes: integer().notNull(),
  width: integer(),
  height: integer(),
  durationMs: integer('duration_ms'),
  createdAt: instant('created_at').notNull(),
  unusedSince: instant('unused_since'),
  lookedAt: instant('looked_at').notNull(),
  goneAt: instant('gone_at'),
})

export type FileRow = typeof files.$inferSelect

const byKey = readByKey(database =>
  database.sql
    .select()
    .from(files)
    .where(and(eq(files.key, sql.placeholder('key')), isNull(files.goneAt))),
)

/** The file of a key; undefined when there is none any more. */
export async function fileOf(database: Database, key: string): Promise<FileRow | undefined> {
  const [row] = await byKey(database, { key })
  return row
}

/** The files of several keys; those that there are. */
export const filesWith = ({ sql: queries }: Queries, keys: readonly string[]): Promise<FileRow[]> =>
  queries
    .select()
    .from(files)
    .where(and(inArray(files.key, [...new Set(keys)]), isNull(files.goneAt)))

/** The same inside a transaction, and nobody deletes it until that ends. */
export async function holdFile({ sql: queries }: Queries, key: string) {
  const [row] = await queries
    .select()
    .from(files)
    .where(and(eq(files.key, key), isNull(files.goneAt)))
    .for('share')
  return row
}

/** Writes down a file that is about to be kept; as yet nothing names it. */
export async function addFile(
  { sql: queries }: Queries,
  file: Omit<FileRow, 'createdAt' | 'unusedSince' | 'lookedAt' | 'goneAt'>,
  now: Date,
): Promise<void> {
  await queries
    .insert(files)
    .values({ ...file, createdAt: now, unusedSince: now, lookedAt: now, goneAt: null })
}

/** How many files somebody has sent since a moment, and how many bytes they keep in all. */
export async function amountOf({ sql: queries }: Queries, owner: string, since: Date) {
  const [row] = await queries
    .select({
      lately: sql<string>`count(*) filter (where ${files.createdAt} > ${since})`,
      bytes: sql<string>`coalesce(sum(${files.bytes}), 0)`,
    })
    .from(files)
    .where(and(eq(files.owner, owner), isNull(files.goneAt)))
  return { lately: Number(row?.lately ?? 0), bytes: Number(row?.bytes ?? 0) }
}

/** How many bytes are kept in all. */
export async function bytesOfAll({ sql: queries }: Queries): Promise<number> {
  const [row] = await queries
    .select({ bytes: sql<string>`coalesce(sum(${files.bytes}), 0)` })
    .from(files)
    .where(isNull(files.goneAt))
  return Number(row?.bytes ?? 0)
}

/** The keys of all files that are kept, in order. */
export async function keysOfAll({ sql: queries }: Pick<Queries, 'sql'>): Promise<string[]> {
  const rows = await queries
    .select({ key: files.key })
    .from(files)
    .where(isNull(files.goneAt))
    .orderBy(asc(files.key))
  return rows.map(({ key }) => key)
}

/** Marks files as deleted: from now on nobody gets them. */
export async function markGone({ sql: queries }: Queries, keys: readonly string[], now: Date) {
  if (keys.length === 0) return
  await queries
    .update(files)
    .set({ goneAt: now, owner: null })
    .where(inArray(files.key, [...keys]))
}

/** Everything that somebody owns. */
export function filesOwnedBy({ sql: queries }: Queries, owner: string): Promise<FileRow[]> {
  return queries
    .select()
    .from(files)
    .where(and(eq(files.owner, owner), isNull(files.goneAt)))
    .orderBy(asc(files.createdAt))
    .execute()
}

/** Files that are deleted, but may still lie in the store. */
export async function goneFiles({ sql: queries }: Queries, most: number): Promise<string[]> {
  const rows = await queries
    .select({ key: files.key })
    .from(files)
    .where(isNotNull(files.goneAt))
    .limit(most)
  return rows.map(({ key }) => key)
}

/** Forgets a file that is no longer in the store. */
export async function forgetRow({ sql: queries }: Queries, key: string): Promise<void> {
  await queries.delete(files).where(eq(files.key, key))
}

/** Files that were not looked at since a moment, the longest ones first. */
export function filesToLookAt({ sql: queries }: Queries, before: Date, most: number) {
  return queries
    .select()
    .from(files)
    .where(and(isNull(files.goneAt), lt(files.lookedAt, before)))
    .orderBy(asc(files.lookedAt))
    .limit(most)
    .execute()
}

/** Keeps what was seen: since when nothing names these files, or that something does. */
export async function markLooked(
  { sql: queries }: Queries,
  keys: readonly string[],
  isUsed: boolean,
  now: Date,
): Promise<void> {
  if (keys.length === 0) return
  const unusedSince = isUsed ? null : sql`coalesce(${files.unusedSince}, ${now})`
  await queries
    .update(files)
    .set({ lookedAt: now, unusedSince })
    .where(inArray(files.key, [...keys]))
}
