import { createHash } from 'node:crypto'
import { and, eq, lt } from 'drizzle-orm'
import { jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { bytes } from './bytes'
import type { Queries } from './connect'
import { deleteSome } from './delete-some'

const kept = pgTable('kept_answers', {
  user: uuid('user_id').notNull(),
  key: text().notNull(),
  digest: bytes().notNull(),
  answer: jsonb().notNull(),
  keptAt: timestamp('kept_at', { withTimezone: true }).notNull(),
})

/** Thrown when a key named another call before. */
export class KeyUsedOtherwise extends Error {}

/** A call that was named by its caller: `request` is all that it asked for, as plain values. */
export interface KeyedCall {
  user: string
  /** Null: the caller named nothing, and what is sent twice is done twice. */
  key: string | null
  request: unknown
  now: Date
}

/**
 * Does the work of a keyed call once, inside the transaction that does it (security.md#sending-again): sent again with
 * the same key it answers what it answered, JSON for JSON, and does nothing. Throws KeyUsedOtherwise when the key named
 * another call. Two that arrive at once wait for one another: lock nothing before this.
 */
export async function doOnce<Answer>(
  transaction: Queries,
  { user, key, request, now }: KeyedCall,
  work: () => Promise<Answer>,
): Promise<Answer> {
  if (key === null) return work()
  const digest = createHash('sha256').update(JSON.stringify(request)).digest()
  const { sql } = transaction
  const mine = and(eq(kept.user, user), eq(kept.key, key))
  const claimed = await sql
    .insert(kept)
    .values({ user, key, digest, answer: {}, keptAt: now })
    .onConflictDoNothing()
    .returning({ key: kept.key })
  if (claimed.length === 0) {
    const [before] = await sql.select().from(kept).where(mine)
    if (!before?.digest.equals(digest)) throw new KeyUsedOtherwise()
    return before.answer as Answer
  }
  const answer = await work()
  await sql.update(kept).set({ answer }).where(mine)
  return answer
}

/** Forgets some of what was answered before a moment; nobody sends a call again after days. Whether more may be left. */
export const forgetAnswers = (queries: Queries, before: Date): Promise<boolean> =>
  deleteSome(queries, kept, lt(kept.keptAt, before))
