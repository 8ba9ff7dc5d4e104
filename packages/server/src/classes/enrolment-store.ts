import { and, asc, count, eq, inArray } from 'drizzle-orm'
import type { Queries } from '../database/connect'
import { barredStudents, classes, type EnrolmentRow, enrolments } from './class-table'

/** One student in one class. */
interface Pair {
  class: string
  student: string
}

const isPair = (pair: Pair) =>
  and(eq(enrolments.class, pair.class), eq(enrolments.student, pair.student))
const isBarredPair = (pair: Pair) =>
  and(eq(barredStudents.class, pair.class), eq(barredStudents.student, pair.student))

/** Somebody's place in a class; undefined when they are not in it. */
export async function enrolmentOf({ sql: queries }: Queries, pair: Pair) {
  const [row] = await queries.select().from(enrolments).where(isPair(pair))
  return row
}

/** The same, and nobody removes them until the transaction ends. */
export async function holdEnrolled({ sql: queries }: Queries, pair: Pair) {
  const [row] = await queries.select().from(enrolments).where(isPair(pair)).for('key share')
  return row
}

/** The places in a class, in the order in which they were taken. */
export const membersOf = ({ sql: queries }: Queries, id: string): Promise<EnrolmentRow[]> =>
  queries
    .select()
    .from(enrolments)
    .where(eq(enrolments.class, id))
    .orderBy(asc(enrolments.joinedAt), asc(enrolments.student))
    .execute()

/** The places that some people have in some classes. */
export function enrolmentsAmong(
  { sql: queries }: Queries,
  ids: readonly string[],
  people: readonly string[],
): Promise<EnrolmentRow[]> {
  if (ids.length === 0 || people.length === 0) return Promise.resolve([])
  return queries
    .select()
    .from(enrolments)
    .where(
      and(
        inArray(enrolments.class, [...new Set(ids)]),
        inArray(enrolments.student, [...new Set(people)]),
      ),
    )
    .execute()
}

/** How many students each of some classes has. */
export async function studentCounts(
  { sql: queries }: Queries,
  ids: readonly string[],
): Promise<Map<string, number>> {
  if (ids.length === 0) return new Map()
  const rows = await queries
    .select({ id: enrolments.class, total: count() })
    .from(enrolments)
    .where(inArray(enrolments.class, [...ids]))
    .groupBy(enrolments.class)
  return new Map(rows.map(({ id, total }) => [id, total]))
}

export async function enrol({ sql: queries }: Queries, pair: Pair, now: Date): Promise<void> {
  await queries.insert(enrolments).values({ ...pair, joinedAt: now })
}

/** Changes what a student is allowed, or what they are called; undefined when they are not in the class. */
export async function changeEnrolment(
  { sql: queries }: Queries,
  pair: Pair,
  change: Partial<Omit<EnrolmentRow, 'class' | 'student' | 'joinedAt'>>,
) {
  const [row] = await queries.update(enrolments).set(change).where(isPair(pair)).returning()
  return row
}

/** Removes a student, who is barred until the link is renewed (classes.md#students); whether they were in the class. */
export async function removeAndBar({ sql: queries }: Queries, pair: Pair, now: Date) {
  const gone = await queries
    .delete(enrolments)
    .where(isPair(pair))
    .returning({ student: enrolments.student })
  if (gone.length === 0) return false
  await queries
    .insert(barredStudents)
    .values({ ...pair, barredAt: now })
    .onConflictDoNothing()
  return true
}

export async function isBarred({ sql: queries }: Queries, pair: Pair): Promise<boolean> {
  const rows = await queries
    .select({ student: barredStudents.student })
    .from(barredStudents)
    .where(isBarredPair(pair))
  return rows.length > 0
}

/** Lets everybody come back who was removed from a class. */
export async function forgetBarred({ sql: queries }: Queries, id: string): Promise<void> {
  await queries.delete(barredStudents).where(eq(barredStudents.class, id))
}

/** Whether a student is in any class of a teacher. */
export async function isStudentOf({ sql: queries }: Queries, teacher: string, student: string) {
  const rows = await queries
    .select({ id: classes.id })
    .from(enrolments)
    .innerJoin(classes, eq(classes.id, enrolments.class))
    .where(and(eq(classes.teacher, teacher), eq(enrolments.student, student)))
    .limit(1)
  return rows.length > 0
}
