import type { SchoolClass } from '@duologue/contract/classes'
import { mayManageClass } from '@duologue/domain/classes/class-role'
import { knownPeople } from '../accounts/index'
import type { ClassRow } from './class-table'
import { classCardView } from './class-view'
import type { ClassesRoom, SeenBy } from './classes-room'
import { studentCounts } from './enrolment-store'
import { joinLink } from './join-link'
import { studentOf, studentsOf } from './students-of'

/**
 * A class as the answer for one who may see it (security.md#views-of-people): its students, assignments and plays when
 * they are asked for, of which a student sees their own.
 */
export async function answerClass(
  { database, publicUrl, parts }: ClassesRoom,
  { row, by }: { row: ClassRow; by: SeenBy },
  expand: readonly string[] = [],
): Promise<SchoolClass> {
  const { id } = row
  const isTeacher = mayManageClass(by.role)
  const wants = (part: string) => expand.includes(part) || expand.includes('all')
  const [teachers, counts, shop, students, assignments, plays] = await Promise.all([
    knownPeople(database, [row.teacher]),
    isTeacher ? studentCounts(database, [id]) : undefined,
    parts.shopOf?.(database, id) ?? null,
    wants('students') ? ownStudents() : undefined,
    wants('assignments') ? (parts.assignmentsOf?.(database, id, by) ?? []) : undefined,
    wants('plays') ? (parts.playsOf?.(database, id, by) ?? []) : undefined,
  ])
  return {
    ...classCardView(row, teachers.get(row.teacher), counts && (counts.get(id) ?? 0)),
    ...(isTeacher ? { joinLink: joinLink(publicUrl, row), isOpen: row.isOpen } : {}),
    shop,
    ...(students ? { students } : {}),
    ...(assignments ? { assignments } : {}),
    ...(plays ? { plays } : {}),
  }

  async function ownStudents() {
    if (isTeacher) return studentsOf(database, id)
    const own = await studentOf(database, id, by.id)
    return own ? [own] : []
  }
}
