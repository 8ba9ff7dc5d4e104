import { and, asc, eq, isNull, sql } from 'drizzle-orm'
import { enrolledClasses } from '../../classes/index'
import type { Database, Queries } from '../../database/connect'
import { retryRead } from '../../database/database-away'
import { classCourses, courses, learnerCourses } from '../course-table'

/** The course that a class follows; undefined where it follows none, or one that was deleted. */
export async function findClassCourse({ sql: queries }: Queries, id: string) {
  const [row] = await retryRead(() =>
    queries
      .select({ course: courses })
      .from(classCourses)
      .innerJoin(courses, eq(courses.id, classCourses.course))
      .where(and(eq(classCourses.class, id), isNull(courses.deletedAt))),
  )
  return row?.course
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
