import { and, asc, type Column, eq, getTableColumns, inArray, type SQL, sql } from 'drizzle-orm'
import type { Queries } from '../database/connect'
import { keyIn, keyIs, readByKey } from '../database/read-by-key'
import {
  barredStudents,
  classes,
  type EnrolmentRow,
  enrolments,
  taughtClasses,
} from './class-table'

/** One student in one class. */
interface Pair {
  class: string
  student: string
}

const isPair = (pair: Pair) =>
  and(eq(enrolments.class, pair.class), eq(enrolments.student, pair.student))
const isBarredPair = (pair: Pair) =>
  and(eq(barredStudents.class, pair.class), eq(barredStudents.student, pair.student))

const ofPair = readByKey(({ sql: queries }) =>
  queries
    .select()
    .from(enrolments)
    .where(and(keyIs(enrolments.class, 'class'), keyIs(enrolments.student, 'student'))),
)

/** Somebody's place in a class; undefined when they are not in it. */
export async function enrolmentOf(queries: Queries, { class: id, student }: Pair) {
  const [row] = await ofPair(queries, { class: id, student })
  return row
}

/** The same, and nobody removes them until the transaction ends. */
export async function holdEnrolled({ sql: queries }: Queries, pair: Pair) {
  const [row] = await queries.select().from(enrolments).where(isPair(pair)).for('key share')
  return row
}

const placeColumns = { ...getTableColumns(enrolments), archivedAt: classes.archivedAt }

const place = readByKey(({ sql: queries }) =>
  queries
    .select(placeColumns)
    .from(classes)
    .innerJoin(enrolments, eq(enrolments.class, classes.id))
    .where(and(keyIs(enrolments.class, 'class'), keyIs(enrolments.student, 'student'))),
)

/** Somebody's place in a class, and since when that is archived; undefined when they are not in it. */
export async function placeOf(queries: Queries, { class: id, student }: Pair) {
  const [row] = await place(queries, { class: id, student })
  return row
}

/** The same, and nobody removes them, or archives the class, until the transaction ends; the class is held first. */
export async function holdPlace({ sql: queries }: Queries, pair: Pair) {
  const [row] = await queries
    .select(placeColumns)
    .from(classes)
    .innerJoin(enrolments, eq(enrolments.class, classes.id))
    .where(isPair(pair))
    .for('key share')
  return row
}

const ofClass = readByKey(({ sql: queries }) =>
  queries
    .select()
    .from(enrolments)
    .where(keyIs(enrolments.class, 'class'))
    .orderBy(asc(enrolments.joinedAt), asc(enrolments.student)),
)

/** The places in a class, in the order in which they were taken. */
export const membersOf = (queries: Queries, id: string): Promise<EnrolmentRow[]> =>
  ofClass(queries, { class: id })

const ofClasses = readByKey(({ sql: queries }) =>
  queries.select().from(enrolments).where(keyIn(enrolments.class, 'classes')),
)

/** The places in some classes, in no order. */
export function membersOfAll(queries: Queries, ids: readonly string[]): Promise<EnrolmentRow[]> {
  if (ids.length === 0) return Promise.resolve([])
  return ofClasses(queries, { classes: ids })
}

const among = readByKey(({ sql: queries }) =>
  queries
    .select()
    .from(enrolments)
    .where(and(keyIn(enrolments.class, 'classes'), keyIn(enrolments.student, 'people'))),
)

/** The places that some people have in some classes. */
export function enrolmentsAmong(
  queries: Queries,
  ids: readonly string[],
  people: readonly string[],
): Promise<EnrolmentRow[]> {
  if (ids.length === 0 || people.length === 0) return Promise.resolve([])
  return among(queries, { classes: [...new Set(ids)], people: [...new Set(people)] })
}

const counted = readByKey(({ sql: queries }) =>
  queries
    .select({ id: enrolments.class, total: sql<string>`count(*)` })
    .from(enrolments)
    .where(keyIn(enrolments.class, 'ids'))
    .groupBy(enrolments.class),
)

/** How many students each of some classes has. */
export async function studentCounts(
  queries: Queries,
  ids: readonly string[],
): Promise<Map<string, number>> {
  if (ids.length === 0) return new Map()
  const rows = await counted(queries, { ids })
  return new Map(rows.map(({ id, total }) => [id, Number(total)]))
}

/** How many students a class has. */
export const countStudents = async (queries: Queries, id: string): Promise<number> =>
  (await studentCounts(queries, [id])).get(id) ?? 0

export async function enrol({ sql: queries }: Queries, pair: Pair, now: Date): Promise<void> {
  await queries.insert(enrolments).values({ ...pair, joinedAt: now })
}

/** Lets several into a locked class at once; how many students it has then, nothing where nobody was let in. */
export async function enrolAll(
  { sql: queries }: Queries,
  id: string,
  students: readonly string[],
  now: Date,
): Promise<number> {
  if (students.length === 0) return 0
  // The statement itself sees those who were there before.
  const [row] = await queries
    .insert(enrolments)
    .values(students.map(student => ({ class: id, student, joinedAt: now })))
    .returning({
      before: sql<string>`(select count(*) from enrolments before where before.class = ${id})`,
    })
  return Number(row?.before ?? 0) + students.length
}

/** Lets the students of one class into another one, with their names and allowances there. */
export async function copyEnrolments(
  queries: Queries,
  { from, to, now }: { from: string; to: string; now: Date },
): Promise<void> {
  const rows = await membersOf(queries, from)
  if (rows.length === 0) return
  await queries.sql
    .insert(enrolments)
    .values(rows.map(row => ({ ...row, class: to, joinedAt: now })))
}

/**
 * Puts somebody into another class with what they are allowed; they are in the one before no longer. Whether they were
 * not in the other one yet.
 */
export async function moveEnrolment(
  { sql: queries }: Queries,
  { from, to, student, now }: { from: string | null; to: string; student: string; now: Date },
): Promise<boolean> {
  if (from === to) return false
  const [left] = from
    ? await queries
        .delete(enrolments)
        .where(isPair({ class: from, student }))
        .returning()
    : []
  const made = await queries
    .insert(enrolments)
    .values({ ...left, class: to, student, joinedAt: now })
    .onConflictDoNothing()
    .returning({ student: enrolments.student })
  return made.length > 0
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
export async function removeAndBar(
  { sql: queries }: Queries,
  { class: id, students }: { class: string; students: readonly string[] },
  now: Date,
): Promise<number> {
  if (students.length === 0) return 0
  const gone = await queries
    .delete(enrolments)
    .where(and(eq(enrolments.class, id), inArray(enrolments.student, [...students])))
    .returning({ student: enrolments.student })
  if (gone.length === 0) return 0
  await queries
    .insert(barredStudents)
    .values(gone.map(({ student }) => ({ class: id, student, barredAt: now })))
    .onConflictDoNothing()
  return gone.length
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

/** Whether a student is in any class that somebody teaches. */
export async function isStudentOf({ sql: queries }: Queries, teacher: string, student: string) {
  const rows = await queries
    .select({ id: taughtClasses.class })
    .from(enrolments)
    .innerJoin(taughtClasses, eq(taughtClasses.class, enrolments.class))
    .where(and(eq(taughtClasses.user, teacher), eq(enrolments.student, student)))
    .limit(1)
  return rows.length > 0
}

/** Whether somebody was in a class since then that was in use: a part of a query that has a column with their id. */
export const hadClassSince = (student: Column, since: SQL<Date>): SQL => sql`exists (
  select from ${enrolments} join ${classes} on ${classes.id} = ${enrolments.class}
  where ${enrolments.student} = ${student}
    and (${classes.archivedAt} is null or ${classes.archivedAt} > ${since}))`
