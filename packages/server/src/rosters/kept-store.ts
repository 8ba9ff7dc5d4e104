import { and, asc, count, eq, gt, inArray, sql } from 'drizzle-orm'
import type { Queries } from '../database/connect'
import { rosterClasses, rosterEnrolments, rosterPeople } from './roster-table'

/** The classes of the roster with these numbers. */
export const keptClasses = ({ sql: queries }: Queries, ids: readonly string[]) =>
  queries
    .select()
    .from(rosterClasses)
    .where(sql`${rosterClasses.sourcedId} = any(${sql.param([...ids])}::text[])`)

/** Its people. */
export const keptPeople = ({ sql: queries }: Queries, ids: readonly string[]) =>
  queries
    .select()
    .from(rosterPeople)
    .where(sql`${rosterPeople.sourcedId} = any(${sql.param([...ids])}::text[])`)

/** Its enrolments. */
export const keptEnrolments = ({ sql: queries }: Queries, ids: readonly string[]) =>
  queries
    .select()
    .from(rosterEnrolments)
    .where(sql`${rosterEnrolments.sourcedId} = any(${sql.param([...ids])}::text[])`)

const tables = { class: rosterClasses, person: rosterPeople } as const

/** The numbers of those that are there still, behind one of them: so many at most. */
export async function activeBehind(
  { sql: queries }: Queries,
  kind: keyof typeof tables,
  last: string,
  most: number,
): Promise<string[]> {
  const table = tables[kind]
  const rows = await queries
    .select({ id: table.sourcedId })
    .from(table)
    .where(and(eq(table.isActive, true), gt(table.sourcedId, last)))
    .orderBy(asc(table.sourcedId))
    .limit(most)
  return rows.map(({ id }) => id)
}

/** The enrolments that are there still, behind one of them. */
export const enrolmentsBehind = ({ sql: queries }: Queries, last: string, most: number) =>
  queries
    .select()
    .from(rosterEnrolments)
    .where(and(eq(rosterEnrolments.isActive, true), gt(rosterEnrolments.sourcedId, last)))
    .orderBy(asc(rosterEnrolments.sourcedId))
    .limit(most)

/** The enrolments that are there still of some people, or in some classes. */
export const enrolmentsOf = (
  { sql: queries }: Queries,
  { kind, ids }: { kind: 'class' | 'person'; ids: readonly string[] },
) =>
  queries
    .select()
    .from(rosterEnrolments)
    .where(and(eq(rosterEnrolments.isActive, true), inArray(rosterEnrolments[kind], [...ids])))

/** How many enrolments are there still. */
export async function countPlaces({ sql: queries }: Queries): Promise<number> {
  const [row] = await queries
    .select({ total: count() })
    .from(rosterEnrolments)
    .where(eq(rosterEnrolments.isActive, true))
  return row?.total ?? 0
}
