import { and, asc, count, eq, inArray, isNull, or, sql } from 'drizzle-orm'
import type { Database, Queries } from '../database/connect'
import { retryRead } from '../database/database-away'
import { isTaken } from '../database/is-taken'
import { readByKey } from '../database/read-by-key'
import { newShortid } from '../outside/random/new-id'
import { type CourseRow, classCourses, courseReaders, courses } from './course-table'
import type { CoursesRoom } from './courses-room'

const uuidPattern = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** By id or shortid (site.md#addresses-of-things); a text that is no id is not compared with ids. */
const named = readByKey((database, by: 'id' | 'shortid') => {
  const isShortid = eq(courses.shortid, sql.placeholder('name'))
  const isId = eq(courses.id, sql.placeholder('name'))
  return database.sql
    .select()
    .from(courses)
    .where(by === 'id' ? or(isId, isShortid) : isShortid)
    .limit(1)
})

/** A course's row by id or shortid, deleted ones too; undefined when there is none. */
export async function findCourse(database: Database, name: string): Promise<CourseRow | undefined> {
  const by = uuidPattern.test(name) ? 'id' : 'shortid'
  const [row] = await named(database, { name }, by)
  return row
}

/** Whether a class of somebody follows a course (courses.md#who-may-read). */
export async function isFollowedFor(
  { sql: queries }: Database,
  course: string,
  reader: string,
): Promise<boolean> {
  const rows = await retryRead(() =>
    queries
      .select()
      .from(courseReaders)
      .where(and(eq(courseReaders.course, course), eq(courseReaders.reader, reader)))
      .limit(1),
  )
  return rows.length > 0
}

/** How many classes follow a course. */
export async function countFollowing({ sql: queries }: Database, course: string): Promise<number> {
  const [counted] = await retryRead(() =>
    queries.select({ total: count() }).from(classCourses).where(eq(classCourses.course, course)),
  )
  return counted?.total ?? 0
}

/** Whether a class follows a course, as a transaction sees it. */
export async function isFollowed({ sql: queries }: Queries, course: string): Promise<boolean> {
  const rows = await queries
    .select()
    .from(classCourses)
    .where(eq(classCourses.course, course))
    .limit(1)
  return rows.length > 0
}

/** Courses by their ids, deleted ones too. */
export async function coursesByIds({ sql: queries }: Database, ids: readonly string[]) {
  if (ids.length === 0) return []
  return retryRead(() =>
    queries
      .select()
      .from(courses)
      .where(inArray(courses.id, [...ids])),
  )
}

/** A course's row by its id, and nobody else changes it until the transaction ends. */
export async function lockCourse({ sql: queries }: Queries, id: string) {
  const [row] = await queries.select().from(courses).where(eq(courses.id, id)).for('update')
  return row
}

/** How many courses somebody has made that are still there. */
export async function countCourses({ sql: queries }: Database, author: string): Promise<number> {
  const [counted] = await retryRead(() =>
    queries
      .select({ total: count() })
      .from(courses)
      .where(and(eq(courses.author, author), isNull(courses.deletedAt))),
  )
  return counted?.total ?? 0
}

/** What is told of a new course. */
export type NewCourse = Pick<
  CourseRow,
  | 'id'
  | 'title'
  | 'titleSearch'
  | 'description'
  | 'language'
  | 'translationLanguage'
  | 'author'
  | 'units'
  | 'createdAt'
  | 'updatedAt'
>

const mostTries = 5

/** Stores a new course; of its shortid one that is taken is drawn again (site.md#addresses-of-things). */
export async function insertCourse(
  { database, random }: Pick<CoursesRoom, 'database' | 'random'>,
  made: NewCourse,
): Promise<CourseRow> {
  for (let tries = 1; ; tries += 1) {
    try {
      const values = { ...made, shortid: newShortid(random) }
      const [row] = await database.sql.insert(courses).values(values).returning()
      if (!row) throw new Error('a course was not stored')
      return row
    } catch (error) {
      if (tries === mostTries || !isTaken(error)) throw error
    }
  }
}

/** Writes columns of a course, which makes it a new version. */
export async function changeCourse(
  { sql: queries }: Queries,
  id: string,
  change: Partial<CourseRow>,
): Promise<CourseRow> {
  const [row] = await queries
    .update(courses)
    .set({ ...change, version: sql`${courses.version} + 1` })
    .where(eq(courses.id, id))
    .returning()
  if (!row) throw new Error('a locked course is gone')
  return row
}

/** All courses of a user, drafts and deleted ones too, the oldest first. */
export const everyCourse = ({ sql: queries }: Queries, author: string) =>
  retryRead(() =>
    queries.select().from(courses).where(eq(courses.author, author)).orderBy(asc(courses.id)),
  )

/**
 * Deletes the drafts of a user who goes: nobody else could ever see them. What is published stays
 * (accounts.md#forgetting-an-account).
 */
export async function forgetCourseDrafts({ sql: queries }: Queries, user: string): Promise<void> {
  await queries.delete(courses).where(and(eq(courses.author, user), eq(courses.isPublished, false)))
}
