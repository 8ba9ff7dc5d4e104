import type { SchoolClass } from '@duologue/contract/classes'
import { mayManageClass } from '@duologue/domain/classes/class-role'
import { knownPeople } from '../accounts/index'
import { lazily } from '../lazily'
import type { ClassRow } from './class-table'
import { classCardView } from './class-view'
import type { ClassesRoom, SeenBy } from './classes-room'
import { studentCounts } from './enrolment-store'
import { waysIn } from './joining/join-link'
import { placesSeenBy, studentsAt } from './students-of'

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
  const isKeeper = mayManageClass(by.role)
  const wants = (part: string) => expand.includes(part) || expand.includes('all')
  const everybody = lazily(async () =>
    studentsAt(database, await placesSeenBy(database, id, { user: by.id, isKeeper })),
  )
  const wanted = { assignments: wants('assignments'), plays: wants('plays') }
  const [teachers, studentCount, shop, students, results] = await Promise.all([
    knownPeople(database, [row.teacher]),
    isKeeper ? countStudents() : undefined,
    parts.shopOf?.(database, id) ?? null,
    wants('students') ? everybody() : undefined,
    parts.resultsOf?.(database, { id, by, students: everybody }, wanted),
  ])
  return {
    ...classCardView(row, teachers.get(row.teacher), { role: by.role, studentCount }),
    ...(isKeeper
      ? {
          ...waysIn(publicUrl, row),
          isOpen: row.isOpen,
          songMaturity: row.songMaturity,
          pupilLogin: row.pupilLogin,
          pupilDevices: row.pupilDevices,
          speaking: row.speaking,
        }
      : {}),
    shop,
    ...(students ? { students } : {}),
    ...(wanted.assignments ? { assignments: results?.assignments ?? [] } : {}),
    ...(wanted.plays ? { plays: results?.plays ?? [] } : {}),
  }

  async function countStudents(): Promise<number> {
    if (wants('students')) return (await everybody()).length
    return (await studentCounts(database, [id])).get(id) ?? 0
  }
}
