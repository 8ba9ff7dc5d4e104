import type { Assignment } from '@duologue/contract/shapes/assignment'
import type { Pupil } from '@duologue/contract/shapes/field-shapes'
import { countStatuses } from '@duologue/domain/assignments/assignment-status'
import { mayManageClass } from '@duologue/domain/classes/class-role'
import { type SeenBy, studentsOf } from '../classes/index'
import { assignedNames } from './assigned-names'
import type { AssignmentRow } from './assignment-table'
import { assignmentView } from './assignment-view'
import type { AssignmentsRoom } from './assignments-room'
import { standingsOf } from './results/standings'

/** A student as results name them. */
export const pupilOf = ({ id, username, displayName, avatar, fullName }: Pupil): Pupil => ({
  id,
  username,
  displayName,
  avatar,
  fullName,
})

/** The students of a class as results name them. */
export async function pupilsOf({ database }: AssignmentsRoom, id: string): Promise<Pupil[]> {
  return (await studentsOf(database, id)).map(pupilOf)
}

/** Assignments of one class as a student sees them, with how they stand (view A1). */
export async function forStudent(
  room: AssignmentsRoom,
  rows: readonly AssignmentRow[],
  student: string,
) {
  const [names, standing] = await Promise.all([
    assignedNames(room, rows),
    standingsOf(room.database, rows, [student], room.clock.now()),
  ])
  return rows.map(row => ({ ...assignmentView(row, names), standing: standing(row, student) }))
}

/** The same as the teacher sees them: how many stand how, and with `named` who (view A2). */
async function forTeacher(
  room: AssignmentsRoom,
  rows: readonly AssignmentRow[],
  pupils: readonly Pupil[],
  named: boolean,
) {
  if (rows.length === 0) return []
  const ids = pupils.map(({ id }) => id)
  const [names, standing] = await Promise.all([
    assignedNames(room, rows),
    standingsOf(room.database, rows, ids, room.clock.now()),
  ])
  return rows.map(row => {
    const students = pupils.map(student => ({ student, standing: standing(row, student.id) }))
    const counts = countStatuses(students.map(one => one.standing.status))
    return { ...assignmentView(row, names), counts, ...(named ? { students } : {}) }
  })
}

/** Assignments of one class and its students for one who may see it, in a few queries however many there are. */
export function answerAssignments(
  room: AssignmentsRoom,
  rows: readonly AssignmentRow[],
  by: SeenBy,
  pupils: readonly Pupil[],
): Promise<Assignment[]> {
  return mayManageClass(by.role)
    ? forTeacher(room, rows, pupils, false)
    : forStudent(room, rows, by.id)
}

/** One assignment with everything that its reader may know but the plays. */
export async function answerAssignment(
  room: AssignmentsRoom,
  row: AssignmentRow,
  by: SeenBy,
): Promise<Assignment> {
  const [answer] = mayManageClass(by.role)
    ? await forTeacher(room, [row], await pupilsOf(room, row.class), true)
    : await forStudent(room, [row], by.id)
  return answer ?? assignmentView(row, new Map())
}
