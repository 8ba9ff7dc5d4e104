import type { PronunciationAnswer } from '@duologue/contract/pronunciation'
import { pronunciationSkills } from '@duologue/domain/choices/pronunciation-choices'
import { pronunciationLimits as limits } from '@duologue/domain/pronunciation/pronunciation-limits'
import { and, asc, eq, gt, inArray, lt, sql } from 'drizzle-orm'
import { boolean, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import type { Database } from '../../database/connect'
import { retryRead } from '../../database/database-away'

const answers = pgTable('pronunciation_answers', {
  user: uuid('user_id').notNull(),
  id: uuid().notNull(),
  list: uuid(),
  item: uuid().notNull(),
  skill: text({ enum: pronunciationSkills }).notNull(),
  isRight: boolean('is_right').notNull(),
  at: timestamp('at', { withTimezone: true }).notNull(),
})

/** Stores answers of a user, those that are there already not again; how many were new. */
export async function insertAnswers(
  { sql: queries }: Database,
  user: string,
  told: readonly PronunciationAnswer[],
  now: Date,
): Promise<number> {
  if (told.length === 0) return 0
  // A millisecond apart, so that of two answers sent together the later one counts.
  const rows = told.map((answer, index) => ({
    ...answer,
    user,
    at: new Date(now.getTime() - told.length + 1 + index),
  }))
  const kept = await queries
    .insert(answers)
    .values(rows)
    .onConflictDoNothing()
    .returning({ id: answers.id })
  return kept.length
}

const day = 86_400_000

/**
 * Forgets answers of a user to these items that many came after: nothing is read of them but the latest (my misses) and
 * what the export tells. Those of the last days stay all, so that an answer that is sent again counts once.
 */
export async function forgetAnswers(
  { sql: queries }: Database,
  user: string,
  items: readonly string[],
  now: Date,
): Promise<void> {
  const ranked = queries
    .select({
      id: answers.id,
      place: sql<number>`row_number() over (
        partition by ${answers.list}, ${answers.item}, ${answers.skill} order by ${answers.at} desc
      )`.as('place'),
    })
    .from(answers)
    .where(and(eq(answers.user, user), inArray(answers.item, [...items])))
    .as('ranked')
  const forgotten = queries
    .select({ id: ranked.id })
    .from(ranked)
    .where(gt(ranked.place, limits.keptAnswers))
  const before = new Date(now.getTime() - limits.keptAnswerDays * day)
  await queries
    .delete(answers)
    .where(and(eq(answers.user, user), lt(answers.at, before), inArray(answers.id, forgotten)))
}

/** The items whose latest answer was wrong, the latest first. */
export async function missedOf({ sql: queries }: Database, user: string, most: number) {
  const latest = queries.$with('latest').as(
    queries
      .selectDistinctOn([answers.list, answers.item], {
        list: answers.list,
        item: answers.item,
        isRight: answers.isRight,
        at: answers.at,
      })
      .from(answers)
      .where(eq(answers.user, user))
      .orderBy(asc(answers.list), asc(answers.item), sql`${answers.at} desc`),
  )
  return retryRead(() =>
    queries
      .with(latest)
      .select({ list: latest.list, item: latest.item })
      .from(latest)
      .where(eq(latest.isRight, false))
      .orderBy(sql`${latest.at} desc`, asc(latest.item))
      .limit(most),
  )
}

/** All answers of a user, for the export of their data. */
export const everyAnswer = ({ sql: queries }: Database, user: string) =>
  retryRead(() =>
    queries.select().from(answers).where(eq(answers.user, user)).orderBy(asc(answers.at)),
  )
