import { attemptPlaces, learnSkills } from '@duologue/domain/choices/learn-choices'
import { and, asc, countDistinct, eq, gte, inArray, lt, type SQL, sql } from 'drizzle-orm'
import { boolean, date, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import type { Database, Queries } from '../database/connect'
import { retryRead } from '../database/database-away'
import { deleteSome } from '../database/delete-some'

/** An answer to a line; see the migration. */
export const lineAttempts = pgTable('line_attempts', {
  user: uuid('user_id').notNull(),
  id: uuid().notNull(),
  line: uuid().notNull(),
  skill: text({ enum: learnSkills }).notNull(),
  place: text({ enum: attemptPlaces }).notNull(),
  isRight: boolean('is_right').notNull(),
  isUnaided: boolean('is_unaided').notNull(),
  marks: text().notNull(),
  at: timestamp({ withTimezone: true }).notNull(),
  day: date(),
})

export type AttemptRow = typeof lineAttempts.$inferSelect

/** How many lines a user has reviewed since an instant. */
export async function reviewedSince(database: Database, user: string, since: Date) {
  const [counted] = await retryRead(() =>
    database.sql
      .select({ lines: countDistinct(lineAttempts.line) })
      .from(lineAttempts)
      .where(
        and(
          eq(lineAttempts.user, user),
          gte(lineAttempts.at, since),
          eq(lineAttempts.place, 'review'),
        ),
      ),
  )
  return counted?.lines ?? 0
}

/** All answers of a user, for the export of their data. */
export const everyAttempt = ({ sql: queries }: Queries, user: string) =>
  retryRead(() =>
    queries
      .select()
      .from(lineAttempts)
      .where(eq(lineAttempts.user, user))
      .orderBy(asc(lineAttempts.at), asc(lineAttempts.id), asc(lineAttempts.line)),
  )

/** Learners that are looked at at once, and answers that one statement forgets. */
const [learnersAtOnce, forgottenAtOnce] = [1000, 10_000]

/** How far the old answers of all learners are forgotten: up to whom; null before the first. */
export interface Forgetting {
  after: string | null
}

/**
 * The query for the next learners who have answered anything, in the order of their ids, and when each did first: one step
 * down an index for each, however many answers there are.
 */
export const learnersQuery = (after: string | null): SQL => {
  const next = (condition: SQL) => sql`
    (select user_id, at from ${lineAttempts} where ${condition} order by user_id, at limit 1)`
  return sql`
    with recursive learners as (
      ${next(after === null ? sql`true` : sql`user_id > ${after}`)}
      union all
      select next.* from learners cross join lateral ${next(sql`user_id > learners.user_id`)} as next
    )
    select user_id as "user", at from learners limit ${learnersAtOnce}`
}

/**
 * Forgets some answers that were given before a moment, of the next learners; what they remember stays. Answers how far it
 * is then, null when all are done.
 */
export async function forgetAttempts(
  queries: Queries,
  before: Date,
  { after }: Forgetting,
): Promise<Forgetting | null> {
  const { rows } = await queries.sql.execute<{ user: string; at: string }>(learnersQuery(after))
  const old = rows.flatMap(({ user, at }) => (new Date(at) < before ? [user] : []))
  const isOld = and(inArray(lineAttempts.user, old), lt(lineAttempts.at, before))
  if (old.length > 0 && (await deleteSome(queries, lineAttempts, isOld, forgottenAtOnce)))
    return { after }
  return rows.length === learnersAtOnce ? { after: rows.at(-1)?.user ?? null } : null
}
