import type { ClassStudent } from '@duologue/contract/classes'
import { knownPeople } from '../accounts/index'
import type { Queries } from '../database/connect'
import type { EnrolmentRow } from './class-table'
import { classStudentView } from './class-view'
import { enrolmentOf, membersOf } from './enrolment-store'

async function views(queries: Queries, rows: readonly EnrolmentRow[]): Promise<ClassStudent[]> {
  const people = await knownPeople(
    queries,
    rows.map(({ student }) => student),
  )
  return rows.flatMap(row => {
    const person = people.get(row.student)
    return person ? [classStudentView(row, person)] : []
  })
}

/** The students at some places of a class as its teacher sees them (view U2), by name; in one query. */
export async function studentsAt(
  queries: Queries,
  places: readonly EnrolmentRow[],
): Promise<ClassStudent[]> {
  const students = await views(queries, places)
  return students.sort((a, b) => a.fullName.localeCompare(b.fullName, 'en'))
}

/** The same of all students of a class; in two queries. */
export const studentsOf = async (queries: Queries, id: string): Promise<ClassStudent[]> =>
  studentsAt(queries, await membersOf(queries, id))

/** One student of a class; undefined when they are not in it. */
export async function studentOf(queries: Queries, id: string, student: string) {
  const row = await enrolmentOf(queries, { class: id, student })
  const [view] = row ? await views(queries, [row]) : []
  return view
}

/** The places whose students somebody in a class sees there: all of them who keeps it, their own alone a student. */
export async function placesSeenBy(
  queries: Queries,
  id: string,
  { user, isKeeper }: { user: string; isKeeper: boolean },
): Promise<EnrolmentRow[]> {
  if (isKeeper) return membersOf(queries, id)
  const own = await enrolmentOf(queries, { class: id, student: user })
  return own ? [own] : []
}
