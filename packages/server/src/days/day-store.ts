import type { DayDone } from '@duologue/domain/days/day'
import type { GoalSince } from '@duologue/domain/days/goal'
import { and, asc, between, eq } from 'drizzle-orm'
import type { Database, Queries } from '../database/connect'
import { retryRead } from '../database/database-away'
import { learnerDays, learnerGoals } from './day-table'

/** A day in one language. */
export type DayRow = DayDone & { language: string }

/** All days of a user, or those between two, both of them too; the earliest first. */
export const daysBetween = (
  { sql: queries }: Queries,
  user: string,
  within?: { from: string; to: string },
): Promise<DayRow[]> =>
  retryRead(() =>
    queries
      .select()
      .from(learnerDays)
      .where(
        and(eq(learnerDays.user, user), within && between(learnerDays.day, within.from, within.to)),
      )
      .orderBy(asc(learnerDays.day), asc(learnerDays.language)),
  )

/** Every goal that a user has set, the earliest first. */
export async function goalsOf({ sql: queries }: Queries, user: string): Promise<GoalSince[]> {
  const rows = await retryRead(() =>
    queries
      .select()
      .from(learnerGoals)
      .where(eq(learnerGoals.user, user))
      .orderBy(asc(learnerGoals.since)),
  )
  return rows.map(({ since, minutes, days }) => ({
    since,
    goal: minutes === null || days === null ? null : { minutes, days },
  }))
}

/** Sets what somebody wants from a Monday on, also over what they wanted from it before. */
export async function upsertGoal(
  { sql: queries }: Database,
  user: string,
  { since, goal }: GoalSince,
): Promise<void> {
  const set = { minutes: goal?.minutes ?? null, days: goal?.days ?? null }
  await queries
    .insert(learnerGoals)
    .values({ user, since, ...set })
    .onConflictDoUpdate({ target: [learnerGoals.user, learnerGoals.since], set })
}
