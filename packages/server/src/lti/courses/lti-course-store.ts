import { and, eq } from 'drizzle-orm'
import { pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import type { Queries } from '../../database/connect'
import { keyIs, readByKey } from '../../database/read-by-key'
import { platforms } from '../platforms/platform-store'

/** Courses of platforms, each with its class (lti.md#courses). */
export const courses = pgTable(
  'lti_courses',
  {
    platform: uuid().notNull(),
    deployment: text().notNull(),
    context: text().notNull(),
    class: uuid().notNull(),
    title: text().notNull(),
    membersUrl: text('members_url'),
    columnsUrl: text('columns_url'),
    scopes: text().array().notNull().default([]),
    openedAt: timestamp('opened_at', { withTimezone: true }).notNull(),
  },
  ({ platform, deployment, context }) => [primaryKey({ columns: [platform, deployment, context] })],
)

export type CourseRow = typeof courses.$inferSelect

/** A course as its platform names it. */
export type CourseKey = Pick<CourseRow, 'platform' | 'deployment' | 'context'>

const byKey = readByKey(({ sql: queries }) =>
  queries
    .select()
    .from(courses)
    .where(
      and(
        keyIs(courses.platform, 'platform'),
        keyIs(courses.deployment, 'deployment'),
        keyIs(courses.context, 'context'),
      ),
    ),
)

/** A course that has its class here; undefined while it has none. */
export async function courseOf(
  queries: Queries,
  { platform, deployment, context }: CourseKey,
): Promise<CourseRow | undefined> {
  const [row] = await byKey(queries, { platform, deployment, context })
  return row
}

/** Keeps the class of a course; whether it had none before: of two teachers at once one makes it. */
export async function insertCourse({ sql: queries }: Queries, row: CourseRow): Promise<boolean> {
  const made = await queries
    .insert(courses)
    .values(row)
    .onConflictDoNothing()
    .returning({ class: courses.class })
  return made.length > 0
}

/** The course that a class is, with its platform; undefined where it is none. */
export async function courseOfClass({ sql: queries }: Queries, id: string) {
  const [found] = await queries
    .select({ course: courses, platform: platforms })
    .from(courses)
    .innerJoin(platforms, eq(platforms.id, courses.platform))
    .where(eq(courses.class, id))
  return found
}

/** Writes down what a launch says of its course now. */
export async function changeCourse(
  { sql: queries }: Queries,
  id: string,
  change: Partial<Pick<CourseRow, 'title' | 'membersUrl' | 'columnsUrl' | 'scopes'>>,
): Promise<void> {
  await queries.update(courses).set(change).where(eq(courses.class, id))
}

/** Ends that a class is a course, with its placements and slips; the course as it was, if it was one. */
export async function deleteCourseRow({ sql: queries }: Queries, id: string) {
  const [gone] = await queries.delete(courses).where(eq(courses.class, id)).returning()
  return gone
}
