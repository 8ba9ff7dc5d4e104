import { eq, sql } from 'drizzle-orm'
import { pgTable, text, uuid } from 'drizzle-orm/pg-core'
import type { Queries } from '../database/connect'

/** The samples that are songs by now; see the migration. */
const samples = pgTable('sample_songs', {
  key: text('content_key').primaryKey(),
  digest: text().notNull(),
  song: uuid(),
})

/** What the sample songs were written from, by key. */
export async function songDigests({ sql: queries }: Queries): Promise<Map<string, string>> {
  const rows = await queries.select({ key: samples.key, digest: samples.digest }).from(samples)
  return new Map(rows.map(({ key, digest }) => [key, digest]))
}

/** A sample's row, new with a blank digest; nobody else brings it in until the transaction ends. */
export async function lockSample({ sql: queries }: Queries, key: string) {
  const [row] = await queries
    .insert(samples)
    .values({ key, digest: '' })
    .onConflictDoUpdate({ target: samples.key, set: { digest: sql`${samples.digest}` } })
    .returning()
  if (!row) throw new Error('a sample song was neither made nor found')
  return row
}

/** Remembers what a sample was written from, and which song it is. */
export const upsertSample = (
  { sql: queries }: Queries,
  key: string,
  told: { digest: string; song?: string },
) => queries.update(samples).set(told).where(eq(samples.key, key))
