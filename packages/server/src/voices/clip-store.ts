import { createHash } from 'node:crypto'
import { and, eq, sql } from 'drizzle-orm'
import { integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { bytes } from '../database/bytes'
import type { Queries } from '../database/connect'

const clips = pgTable('spoken_clips', {
  digest: bytes().notNull(),
  owner: uuid().notNull(),
  file: text().notNull(),
  durationMs: integer('duration_ms').notNull(),
})

/** What a clip sounds like follows from this alone. */
export const digestOf = (voice: string, text: string): Buffer =>
  createHash('sha256')
    .update(JSON.stringify([voice, 1, text]))
    .digest()

/** Clips that sound so, the one of this owner first. */
export function clipsOf({ sql: queries }: Queries, digest: Buffer, owner: string) {
  return queries
    .select()
    .from(clips)
    .where(eq(clips.digest, digest))
    .orderBy(sql`(${clips.owner} = ${owner}) desc`)
    .limit(3)
    .execute()
}

/** Remembers a clip of this owner instead of the one before, if there was one. */
export async function rememberClip(
  { sql: queries }: Queries,
  clip: typeof clips.$inferInsert,
): Promise<void> {
  const { file, durationMs } = clip
  await queries
    .insert(clips)
    .values(clip)
    .onConflictDoUpdate({ target: [clips.digest, clips.owner], set: { file, durationMs } })
}

/** Forgets a clip whose file is gone. */
export async function forgetClip({ sql: queries }: Queries, digest: Buffer, owner: string) {
  await queries.delete(clips).where(and(eq(clips.digest, digest), eq(clips.owner, owner)))
}
