import type { DayDone } from '@duologue/domain/days/day'
import type { GoalSince } from '@duologue/domain/days/goal'
import { sql } from 'drizzle-orm'
import { type ActiveCourse, activeCourses } from '../courses/index'
import type { Database } from '../database/connect'
import { retryRead } from '../database/database-away'
import { learnerDays, learnerGoals } from './day-table'

/** What the plan of a day needs to know of days. */
interface WeekFacts extends Record<string, unknown> {
  /** The days since a Monday, in each language. */
  days: DayDone[]
  goals: GoalSince[]
  /** The languages in which anything was ever done, the latest first. */
  languages: string[]
  courses: ActiveCourse[]
}

/** The days of a user since a Monday, their goals, languages and courses; in one statement. */
export async function weekFacts(
  { sql: queries }: Database,
  user: string,
  monday: string,
): Promise<WeekFacts> {
  const { rows } = await retryRead(() =>
    queries.execute<WeekFacts>(sql`
      select coalesce((
          select json_agg(own) from ${learnerDays} as own
          where own.user_id = ${user} and own.day >= ${monday}::date
        ), '[]') as days,
        coalesce((
          select json_agg(json_build_object('since', own.since, 'goal', case when own.minutes is not null
            then json_build_object('minutes', own.minutes, 'days', own.days) end))
          from ${learnerGoals} as own where own.user_id = ${user}
        ), '[]') as goals,
        coalesce((
          select json_agg(language order by latest desc, language) from (
            select language, max(day) as latest from ${learnerDays} as own
            where own.user_id = ${user} group by language
          ) as spoken
        ), '[]') as languages,
        ${activeCourses(user)} as courses`),
  )
  const [facts] = rows
  if (!facts) throw new Error('a statement without a table answered no row')
  return facts
}
