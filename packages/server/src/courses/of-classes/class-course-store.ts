import type { FollowedCourse } from '@duologue/contract/courses/class-course-shapes'
import type { CourseUnit } from '@duologue/domain/courses/course'
import { and, asc, eq, isNull, sql } from 'drizzle-orm'
import { enrolledClasses, studentIds, studentsTold, type ToldStudent } from '../../classes/index'
import { conversationsAmong, type ToldConversation } from '../../conversations/index'
import type { Database, Queries } from '../../database/connect'
import { retryRead } from '../../database/database-away'
import { type ClassLines, classLines } from '../../learn/index'
import { type ClassPlays, classPlays } from '../../plays/index'
import { listsAmong, type ToldList } from '../../pronunciation/index'
import { classCourses, courses, learnerCourses } from '../course-table'

/** What the standings of a class with its course are told by (courses.md#of-a-class). */
interface StandingsFacts extends Record<string, unknown> {
  course: FollowedCourse & { units: CourseUnit[] }
  conversations: ToldConversation[]
  lists: ToldList[]
  students: ToldStudent[]
  lines: ClassLines[]
  plays: ClassPlays[]
}

/** The course of a class, its items, its students, and what these have done with those; in one statement. */
export async function standingsFacts(
  { sql: queries }: Database,
  id: string,
): Promise<StandingsFacts | undefined> {
  const { things } = courses
  const students = studentIds(id)
  const { rows } = await retryRead(() =>
    queries.execute<StandingsFacts>(sql`
      select json_build_object('id', ${courses.id}, 'shortid', ${courses.shortid}, 'title', ${courses.title},
          'language', ${courses.language}, 'units', ${courses.units}) as course,
        ${conversationsAmong(things)} as conversations, ${listsAmong(things)} as lists,
        ${studentsTold(id)} as students, ${classLines(students, things)} as lines,
        ${classPlays(students, things)} as plays
      from ${classCourses} join ${courses} on ${courses.id} = ${classCourses.course}
      where ${classCourses.class} = ${id} and ${courses.deletedAt} is null`),
  )
  return rows[0]
}

/** Lets a class follow a course, instead of the one before. */
export async function upsertClassCourse(
  { sql: queries }: Queries,
  row: typeof classCourses.$inferInsert,
): Promise<void> {
  const { course, since } = row
  await queries
    .insert(classCourses)
    .values(row)
    .onConflictDoUpdate({ target: classCourses.class, set: { course, since } })
}

/** Lets a class follow no course any more. */
export async function deleteClassCourse({ sql: queries }: Queries, id: string): Promise<void> {
  await queries.delete(classCourses).where(eq(classCourses.class, id))
}

/** The courses of the classes that a student is in, by the class; with whether they follow them; in one statement. */
export function coursesOfClasses(database: Database, student: string) {
  const enrolled = enrolledClasses(database, student)
  const { id, shortid, title, language, deletedAt } = courses
  return retryRead(() =>
    database.sql
      .select({
        class: { id: enrolled.class, name: enrolled.name },
        course: { id, shortid, title, language },
        isFollowed: sql<boolean>`coalesce(${learnerCourses.isActive}, false)`,
      })
      .from(enrolled)
      .innerJoin(classCourses, eq(classCourses.class, enrolled.class))
      .innerJoin(courses, and(eq(id, classCourses.course), isNull(deletedAt)))
      .leftJoin(
        learnerCourses,
        and(eq(learnerCourses.course, id), eq(learnerCourses.user, student)),
      )
      .orderBy(asc(enrolled.name), asc(enrolled.class)),
  )
}
