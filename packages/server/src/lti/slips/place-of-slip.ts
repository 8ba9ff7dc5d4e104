import { and, eq, sql } from 'drizzle-orm'
import type { Queries } from '../../database/connect'
import { courses } from '../courses/lti-course-store'
import { people } from '../people/person-store'
import { placements } from './placement-store'
import type { SlipKey } from './slip-store'

/** Where a slip goes: the column, where columns are made, what may be done there, and as whom the platform knows its student. */
export async function placeOfSlip(
  { sql: queries }: Queries,
  { course, resourceLink, user }: SlipKey,
) {
  const subject = queries
    .select({ subject: people.subject })
    .from(people)
    .where(
      and(eq(people.platform, courses.platform), eq(people.user, user), eq(people.side, 'student')),
    )
    .limit(1)
  const [row] = await queries
    .select({
      columnUrl: placements.columnUrl,
      columnsUrl: courses.columnsUrl,
      scopes: placements.scopes,
      assignment: placements.assignment,
      subject: sql<string | null>`(${subject})`,
    })
    .from(placements)
    .innerJoin(courses, eq(courses.class, placements.course))
    .where(and(eq(placements.course, course), eq(placements.resourceLink, resourceLink)))
  return row
}

export type PlaceOfSlip = NonNullable<Awaited<ReturnType<typeof placeOfSlip>>>

/** Writes down where a placement has its column now. */
export async function changeColumn(
  { sql: queries }: Queries,
  { course, resourceLink }: Omit<SlipKey, 'user'>,
  columnUrl: string,
): Promise<void> {
  await queries
    .update(placements)
    .set({ columnUrl })
    .where(and(eq(placements.course, course), eq(placements.resourceLink, resourceLink)))
}
