import type { assignments } from '@duologue/contract/assignments'
import { assignmentLimits } from '@duologue/domain/assignments/assignment-limits'
import type { Handler } from '../../http/handlers'
import type { AssignmentsRoom } from '../assignments-room'
import { standingsOfClass } from './class-results'

/** How every student stands with the latest assignments of a class, for its teacher (assignments.md#class-results). */
export function getClassResults(
  room: AssignmentsRoom,
): Handler<typeof assignments.getClassResults> {
  return async ({ params }, { reader }) => {
    const found = await standingsOfClass(room, params.id, reader, assignmentLimits.grid)
    const { rows, pupils, titleOf, standing, total } = found
    return {
      total,
      assignments: rows.map(row => ({
        id: row.id,
        title: titleOf(row),
        dateDue: row.dateDue.toISOString(),
        timeZone: row.timeZone,
      })),
      students: pupils.map(student => ({
        student,
        standings: rows.map(row => {
          const { status, score } = standing(row, student.id)
          return { status, score }
        }),
      })),
    }
  }
}
