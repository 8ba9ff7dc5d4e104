import type { CourseUnit } from '@duologue/domain/courses/course'
import { type SQL, sql } from 'drizzle-orm'
import type { Database } from '../database/connect'
import { retryRead } from '../database/database-away'
import { duelsAmong, type PlayedRound, roundsAmong } from '../plays/index'
import { listsAmong, type ToldList } from '../pronunciation/index'
import { courseReaders, courses, learnerCourses } from './course-table'

/** A course that somebody follows, with all of its lists and what they have played of it. */
export interface ActiveCourse {
  id: string
  shortid: string
  title: string
  language: string
  units: CourseUnit[]
  startUnit: string | null
  author: string | null
  isPublished: boolean
  isHeld: boolean
  /** A class of theirs follows it, too. */
  isFollowed: boolean
  duels: string[]
  rounds: PlayedRound[]
  lists: ToldList[]
}

const { id, shortid, title, language, units, author, isPublished, heldAt, things } = courses

/**
 * The courses that a user follows, one of each language, the one that was started last first: a JSON value for the statement
 * of others.
 */
export const activeCourses = (user: string): SQL<ActiveCourse[]> => sql`coalesce((
  select json_agg(json_build_object(
    'id', ${id}, 'shortid', ${shortid}, 'title', ${title}, 'language', ${language}, 'units', ${units},
    'startUnit', ${learnerCourses.startUnit}, 'author', ${author}, 'isPublished', ${isPublished},
    'isHeld', ${heldAt} is not null,
    'isFollowed', exists (
      select from ${courseReaders}
      where ${courseReaders.course} = ${id} and ${courseReaders.reader} = ${user}
    ),
    'duels', ${duelsAmong(user, things)}, 'rounds', ${roundsAmong(user, things)},
    'lists', ${listsAmong(things)}
  ) order by ${learnerCourses.startedAt} desc)
  from ${learnerCourses} join ${courses} on ${id} = ${learnerCourses.course}
  where ${learnerCourses.user} = ${user} and ${learnerCourses.isActive} and ${courses.deletedAt} is null
), '[]')`

/** The same in a statement of their own. */
export async function findActiveCourses(
  { sql: queries }: Database,
  user: string,
): Promise<ActiveCourse[]> {
  const { rows } = await retryRead(() =>
    queries.execute<{ courses: ActiveCourse[] }>(sql`select ${activeCourses(user)} as courses`),
  )
  return rows.flatMap(({ courses: found }) => found)
}
