import { type Column, type SQL, sql } from 'drizzle-orm'
import type { Database, Queries } from '../database/connect'
import { retryRead } from '../database/database-away'
import { keyIn, readByKey } from '../database/read-by-key'
import { isHalfRight, plays } from './play-store'

/** The assignments and students that are asked about. */
export interface OfClass {
  assignments: readonly { id: string; requiredScore: number | null }[]
  students: readonly string[]
}

/** What a student's plays of an assignment come to; moments are null where nothing of the kind was played. */
export interface PlayMarks {
  assignment: string
  student: string
  plays: number
  firstPlay: Date
  /** The first that was played again here. */
  firstCounted: Date | null
  firstWin: Date | null
  /** When a verified play first reached the score that is asked for. */
  firstReached: Date | null
  /** The best verified score. */
  best: number | null
}

const marksOf = readByKey(({ sql: queries }) => {
  const when = (condition: SQL) =>
    sql<string | null>`min(${plays.playedAt}) filter (where ${plays.verified} and ${condition})`
  return queries
    .select({
      assignment: sql<string>`${plays.assignment}`,
      student: sql<string>`${plays.user}`,
      plays: sql<number>`count(*)::int`,
      firstPlay: sql<string>`min(${plays.playedAt})`,
      firstCounted: when(sql`true`),
      firstWin: when(sql`${plays.isWinner}`),
      firstReached: when(sql`not ${plays.live} and ${plays.score} >= asked.required`),
      best: sql<
        number | null
      >`max(${plays.score}) filter (where ${plays.verified} and not ${plays.live})`,
    })
    .from(plays)
    .innerJoin(
      sql`unnest(${sql.placeholder('ids')}::uuid[], ${sql.placeholder('scores')}::int[]) as asked (id, required)`,
      sql`asked.id = ${plays.assignment}`,
    )
    .where(keyIn(plays.user, 'students'))
    .groupBy(plays.assignment, plays.user)
})

const arrayOf = (values: readonly unknown[]) => sql.param([...values])
const momentOf = (text: string | null) => (text === null ? null : new Date(text))

/** The marks of all students in all assignments, in one statement; of those who have played. */
export async function playMarks(queries: Queries, asked: OfClass): Promise<PlayMarks[]> {
  const { assignments, students } = asked
  if (assignments.length === 0 || students.length === 0) return []
  const rows = await marksOf(queries, {
    ids: assignments.map(({ id }) => id),
    scores: assignments.map(({ requiredScore }) => requiredScore),
    students,
  })
  return rows.map(row => ({
    ...row,
    firstPlay: new Date(row.firstPlay),
    firstCounted: momentOf(row.firstCounted),
    firstWin: momentOf(row.firstWin),
    firstReached: momentOf(row.firstReached),
  }))
}

/** How what was asked in an assignment went with these students, in no order; `seconds` on average. */
async function missesIn(
  results: SQL,
  database: Database,
  assignment: string,
  students: readonly string[],
) {
  if (students.length === 0) return []
  const { rows } = await retryRead(() =>
    database.sql.execute<{ line: string; asked: number; wrong: number; seconds: number }>(sql`
      select line, count(*)::int as asked, (count(*) filter (where not is_right))::int as wrong,
        (round(avg(ms) / 100) / 10)::float8 as seconds
      from (${results}) as results join plays on plays.id = results.play
      where plays.assignment = ${assignment} and plays.user_id = any(${arrayOf(students)}::uuid[])
      group by line`),
  )
  return rows
}

type OfAssignment = [Database, string, readonly string[]]

/** How the lines of an assignment went with these students, in no order. */
export const lineMisses = (...of: OfAssignment) =>
  missesIn(sql`select play, line, is_right, ms from line_results`, ...of)

/** The same of the hidden words of a song, in whatever line: `line` is the word. */
export const wordMisses = (...of: OfAssignment) =>
  missesIn(sql`select play, word as line, is_right, ms from word_results`, ...of)

/** A week of these students with these assignments; `week` is its Monday, as 2026-03-02. */
interface PlayWeek extends Record<string, unknown> {
  week: string
  students: number
  plays: number
  asked: number
  right: number
}

/** The weeks since a moment in which anything was played, the oldest first. */
export async function playWeeks(
  database: Database,
  asked: { assignments: readonly string[]; students: readonly string[]; since: Date },
): Promise<PlayWeek[]> {
  const { assignments, students, since } = asked
  if (assignments.length === 0 || students.length === 0) return []
  const { rows } = await retryRead(() =>
    database.sql.execute<PlayWeek>(sql`
      select to_char(date_trunc('week', played_at at time zone 'UTC'), 'YYYY-MM-DD') as week,
        count(distinct user_id)::int as students, count(*)::int as plays,
        coalesce(sum(answers.asked), 0)::int as asked, coalesce(sum(answers.right), 0)::int as "right"
      from plays left join lateral (
        select count(*) as asked, count(*) filter (where is_right) as "right"
        from (
          select is_right from line_results where line_results.play = plays.id
          union all
          select is_right from word_results where plays.activity = 'song' and word_results.play = plays.id
        ) as results
      ) as answers on true
      where plays.assignment = any(${arrayOf(assignments)}::uuid[])
        and plays.user_id = any(${arrayOf(students)}::uuid[])
        and played_at >= ${since.toISOString()}
      group by 1 order by 1`),
  )
  return rows
}

/** What one of several people has played to its end, and when they last did; of a list, whether a round was half right. */
export interface ClassPlays {
  user: string
  thing: string
  isDone: boolean
  lastAt: string
}

/**
 * What some people have played of these conversations and lists (courses.md#progress), in no order: a JSON value for the
 * statement of others.
 */
export const classPlays = (users: SQL, things: Column): SQL<ClassPlays[]> => sql`(
  select coalesce(json_agg(json_build_object('user', who, 'thing', thing, 'isDone', is_done, 'lastAt', last_at)), '[]')
  from (
    select ${plays.user} as who, ${plays.conversation} as thing, true as is_done, max(${plays.playedAt}) as last_at
    from ${plays} where ${plays.user} = any(${users}) and ${plays.conversation} = any(${things})
      and ${plays.activity} = 'conversationGame'
    group by 1, 2
    union all
    select ${plays.user}, ${plays.pronunciationList}, bool_or(${isHalfRight}), max(${plays.playedAt})
    from ${plays} where ${plays.user} = any(${users}) and ${plays.pronunciationList} = any(${things})
    group by 1, 2
  ) as own
)`
