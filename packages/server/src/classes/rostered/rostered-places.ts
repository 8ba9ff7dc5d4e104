import { classLimits } from '@duologue/domain/classes/class-limits'
import { isTaughtBy } from '@duologue/domain/classes/class-role'
import { and, eq, inArray } from 'drizzle-orm'
import type { Queries } from '../../database/connect'
import { writeLog } from '../../school/index'
import { barredStudents, type ClassRow, enrolments } from '../class-table'
import { enrolmentOf, enrolmentsAmong } from '../enrolment-store'
import { deleteTeacherRow, insertTeacher } from '../teachers/teacher-store'

/** Those of some people who are not in a class, and were not removed from it. */
export async function strangersTo(
  queries: Queries,
  id: string,
  people: readonly string[],
): Promise<string[]> {
  if (people.length === 0) return []
  const inside = await enrolmentsAmong(queries, [id], people)
  const barred = await queries.sql
    .select({ student: barredStudents.student })
    .from(barredStudents)
    .where(and(eq(barredStudents.class, id), inArray(barredStudents.student, [...people])))
  const known = new Set([...inside, ...barred].map(({ student }) => student))
  return people.filter(person => !known.has(person))
}

/** Ends the places of students in a locked class; nobody bars them from coming back. */
export async function endPlaces(
  { sql: queries }: Queries,
  id: string,
  students: readonly string[],
): Promise<void> {
  if (students.length > 0)
    await queries
      .delete(enrolments)
      .where(and(eq(enrolments.class, id), inArray(enrolments.student, [...students])))
}

/** Lets a teacher teach a locked class beside its owner; whether they may, and did not yet (classes.md#co-teachers). */
export async function coTeach(
  transaction: Queries,
  row: ClassRow,
  user: string,
  since: Date,
): Promise<boolean> {
  const isFull = row.coTeachers.length >= classLimits.coTeachers
  if (isFull || isTaughtBy(row, user)) return false
  if (await enrolmentOf(transaction, { class: row.id, student: user })) return false
  await insertTeacher(transaction, { class: row.id, user }, since)
  const joined = { at: since, what: 'teacher-joined', actor: user, person: user } as const
  await writeLog(transaction, { ...joined, class: row.id })
  return true
}

/** Ends that somebody teaches a locked class beside its owner. */
export async function endCoTeaching(
  transaction: Queries,
  gone: { class: string; teacher: string },
  onTeacherGone: (transaction: Queries, gone: { class: string; teacher: string }) => Promise<void>,
): Promise<void> {
  if (await deleteTeacherRow(transaction, gone.class, gone.teacher))
    await onTeacherGone(transaction, gone)
}
