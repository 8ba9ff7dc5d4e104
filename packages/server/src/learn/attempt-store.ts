import { attemptPlaces, learnSkills } from '@duologue/domain/choices/learn-choices'
import { and, asc, countDistinct, eq, gte } from 'drizzle-orm'
import { boolean, date, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import type { Database, Queries } from '../database/connect'
import { retryRead } from '../database/database-away'

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
