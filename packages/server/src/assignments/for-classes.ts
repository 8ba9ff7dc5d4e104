import type { SchoolClass } from '@duologue/contract/classes'
import { assignmentLimits } from '@duologue/domain/assignments/assignment-limits'
import { mayManageClass } from '@duologue/domain/classes/class-role'
import type { ClassSeen } from '../classes/index'
import type { Database } from '../database/connect'
import { assignmentPlays } from '../plays/index'
import { answerAssignments, pupilOf } from './answer-assignments'
import { assignmentsOfClass } from './assignment-store'
import type { AssignmentsRoom } from './assignments-room'
import { playersAmong } from './players-for'

/** What this room holds of a class, for one who may see it; a student sees the own standing and plays. */
export const assignmentsForClasses = (room: AssignmentsRoom) => ({
  async resultsOf(
    database: Database,
    { id, by, students }: ClassSeen,
    wanted: { assignments: boolean; plays: boolean },
  ): Promise<Pick<SchoolClass, 'assignments' | 'plays'>> {
    if (!wanted.assignments && !wanted.plays) return {}
    const [rows, pupils] = await Promise.all([
      assignmentsOfClass(database, id),
      mayManageClass(by.role) ? students() : [],
    ])
    const ids = rows.map(row => row.id)
    const [assignments, plays] = await Promise.all([
      wanted.assignments ? answerAssignments(room, rows, by, pupils.map(pupilOf)) : undefined,
      // The latest plays of all assignments.
      wanted.plays
        ? assignmentPlays(
            database,
            ids,
            playersAmong(pupils.map(pupilOf), by),
            assignmentLimits.plays,
          )
        : undefined,
    ])
    return { ...(assignments ? { assignments } : {}), ...(plays ? { plays } : {}) }
  },
})
