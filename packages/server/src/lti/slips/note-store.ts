import { sql } from 'drizzle-orm'
import type { Queries } from '../../database/connect'
import { isGoing } from '../../pupils/index'
import { courses } from '../courses/lti-course-store'
import { people } from '../people/person-store'
import { ltiScopes } from '../services/scopes'
import { placements } from './placement-store'
import { slips } from './slip-store'

/** A score of 100 of a student, with how many days it is late; null: begun, and nothing is played yet. */
export interface NotedScore {
  student: string
  score: number | null
  daysLate: number
}

/**
 * Writes slips for scores of an assignment (lti.md#scores), in one statement: of people of its course alone, where that has
 * a column for it or may get one, and of none whose account is about to go: a look through a student's eyes has no grade. A score never falls; a better one waits anew.
 */
export async function upsertScores(
  { sql: queries }: Queries,
  assignment: string,
  scores: readonly NotedScore[],
  at: Date,
): Promise<void> {
  const now = sql`${at.toISOString()}::timestamptz`
  await queries.execute(sql`
    insert into ${slips} (course, resource_link, user_id, score, days_late, at, state, waits_since, next_at)
    select distinct on (${placements.course}, ${placements.resourceLink}, told.student)
      ${placements.course}, ${placements.resourceLink}, told.student, told.score, told."daysLate", ${now}, 'waiting', ${now}, ${now}
    from json_to_recordset(${JSON.stringify(scores)}::json) as told (student uuid, score smallint, "daysLate" smallint)
    join ${people} on ${people.user} = told.student and ${people.side} = 'student'
    join ${placements} on ${placements.assignment} = ${assignment}
      and ${ltiScopes.scores} = any(${placements.scopes})
      and (${placements.columnUrl} is not null or ${ltiScopes.columns} = any(${placements.scopes}))
    join ${courses} on ${courses.class} = ${placements.course} and ${courses.platform} = ${people.platform}
    where not ${isGoing(sql`told.student`)}
    on conflict (course, resource_link, user_id) do update set score = excluded.score, days_late = excluded.days_late,
      at = excluded.at, state = 'waiting', why = null, tries = 0, waits_since = excluded.waits_since,
      next_at = excluded.next_at
    where excluded.score is not null and (${slips.score} is null or ${slips.score} < excluded.score)`)
}
