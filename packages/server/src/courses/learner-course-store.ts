import { and, asc, eq, ne, sql } from 'drizzle-orm'
import type { Database, Queries } from '../database/connect'
import { retryRead } from '../database/database-away'
import { type LearnerCourse, learnerCourses } from './course-table'

const isOf = (user: string, course: string) =>
  and(eq(learnerCourses.user, user), eq(learnerCourses.course, course))

/** How somebody follows a course; undefined before they have started it. */
export async function findLearnerCourse({ sql: queries }: Database, user: string, course: string) {
  const [row] = await retryRead(() =>
    queries.select().from(learnerCourses).where(isOf(user, course)),
  )
  return row
}

/** All courses that somebody has started, the first one first. */
export const everyLearnerCourse = ({ sql: queries }: Queries, user: string) =>
  retryRead(() =>
    queries
      .select()
      .from(learnerCourses)
      .where(eq(learnerCourses.user, user))
      .orderBy(asc(learnerCourses.startedAt), asc(learnerCourses.course)),
  )

/** Follows a course from a unit on, and no other one of its language; without a unit from where it was before. */
export async function upsertLearnerCourse(
  { sql: queries }: Queries,
  started: LearnerCourse,
  hasUnit: boolean,
): Promise<LearnerCourse> {
  const { user, course, language, startUnit } = started
  await queries
    .update(learnerCourses)
    .set({ isActive: false })
    .where(
      and(
        eq(learnerCourses.user, user),
        eq(learnerCourses.language, language),
        eq(learnerCourses.isActive, true),
        ne(learnerCourses.course, course),
      ),
    )
  const [row] = await queries
    .insert(learnerCourses)
    .values(started)
    .onConflictDoUpdate({
      target: [learnerCourses.user, learnerCourses.course],
      set: { isActive: sql`true`, ...(hasUnit ? { startUnit } : {}) },
    })
    .returning()
  if (!row) throw new Error('a start was not stored')
  return row
}

/** Follows a course no longer; where it was started stays. */
export async function markLeft(
  { sql: queries }: Database,
  user: string,
  course: string,
): Promise<void> {
  await queries.update(learnerCourses).set({ isActive: false }).where(isOf(user, course))
}
