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

/** The students of a class as its teacher sees them (view U2), by name; in two queries. */
export async function studentsOf(queries: Queries, id: string): Promise<ClassStudent[]> {
  const students = await views(queries, await membersOf(queries, id))
  return students.sort((a, b) => a.fullName.localeCompare(b.fullName, 'en'))
}

/** One student of a class; undefined when they are not in it. */
export async function studentOf(queries: Queries, id: string, student: string) {
  const row = await enrolmentOf(queries, { class: id, student })
  const [view] = row ? await views(queries, [row]) : []
  return view
}

/** The students whom somebody in a class sees there: all of them who keeps it, themselves alone a student. */
export async function studentsSeenBy(
  queries: Queries,
  id: string,
  { user, isKeeper }: { user: string; isKeeper: boolean },
): Promise<ClassStudent[]> {
  if (isKeeper) return studentsOf(queries, id)
  const own = await studentOf(queries, id, user)
  return own ? [own] : []
}
