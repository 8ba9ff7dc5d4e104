import { userOf } from '@duologue/domain/accounts/reader'
import { classLimits } from '@duologue/domain/classes/class-limits'
import { isTaughtBy } from '@duologue/domain/classes/class-role'
import { and, type Column, eq } from 'drizzle-orm'
import type { Queries } from '../database/connect'
import { Refused } from '../http/refused'
import { requireInUse } from './archiving/in-use'
import { classById, lockClass } from './class-store'
import { enrolments, taughtClasses } from './class-table'
import type { ClassesRoom } from './classes-room'
import { enrol, enrolmentOf, removeAndBar, studentCounts } from './enrolment-store'
import { makeClass } from './making/make-class'
import { insertTeacher } from './teachers/teacher-store'

type Room = Pick<ClassesRoom, 'clock' | 'random'>

/** Makes the class of a course for the teacher who opened it first; done within `withFreeCode`. */
export async function makeClassOfCourse(
  room: Room & Pick<ClassesRoom, 'teacherRule'>,
  transaction: Queries,
  { teacher, title }: { teacher: string; title: string },
): Promise<string> {
  const name = title.slice(0, classLimits.name)
  return (await makeClass(room, transaction, userOf(teacher), { name })).id
}

/**
 * Lets somebody teach the class of a course in which they teach (lti.md#courses); nothing where they do. Refuses an
 * archived class, and one that has as many teachers as it may.
 */
export async function teachFromCourse(
  { clock }: Room,
  transaction: Queries,
  { class: id, user }: { class: string; user: string },
): Promise<void> {
  const before = await classById(transaction, id)
  if (before && isTaughtBy(before, user)) return
  const found = await lockClassOfCourse(transaction, id)
  if (isTaughtBy(found, user)) return
  if (found.coTeachers.length >= classLimits.coTeachers) throw new Refused('class-teachers-full')
  await insertTeacher(transaction, { class: id, user }, clock.now())
}

/** The class of a course, in use, which nobody changes until the transaction ends. */
export async function lockClassOfCourse(transaction: Queries, id: string) {
  const found = await lockClass(transaction, id)
  if (!found) throw new Refused('class-not-found')
  return requireInUse(found)
}

/** Whether somebody is in a class: then a launch changes nothing. */
export const isEnrolled = async (
  queries: Queries,
  pair: { class: string; student: string },
): Promise<boolean> => (await enrolmentOf(queries, pair)) !== undefined

/**
 * Lets somebody into the class of a course in which they learn (lti.md#courses), even if they were removed before: the
 * course decides. Refuses an archived class and one that is full.
 */
export async function enrolFromCourse(
  { clock }: Room,
  transaction: Queries,
  pair: { class: string; student: string },
): Promise<void> {
  await lockClassOfCourse(transaction, pair.class)
  if (await enrolmentOf(transaction, pair)) return
  const counts = await studentCounts(transaction, [pair.class])
  if ((counts.get(pair.class) ?? 0) >= classLimits.students) throw new Refused('class-full')
  await enrol(transaction, pair, clock.now())
}

/** Removes people from the locked class of a course in which they are no more; a launch lets them in again. */
export const removeFromCourse = (
  transaction: Queries,
  gone: { class: string; students: readonly string[] },
  now: Date,
): Promise<number> => removeAndBar(transaction, gone, now)

/** Columns of other rooms that say a class and somebody. */
interface Beside {
  class: Column
  user: Column
}

/** Joins the places of students to a query about classes and people: those remain who are students of the class. */
export const studentsBeside = (columns: Beside) =>
  [
    enrolments,
    and(eq(enrolments.class, columns.class), eq(enrolments.student, columns.user)),
  ] as const

/** Joins who teaches what to a query about classes and people: those remain who teach the class. */
export const teachersBeside = (columns: Beside) =>
  [
    taughtClasses,
    and(eq(taughtClasses.class, columns.class), eq(taughtClasses.user, columns.user)),
  ] as const
