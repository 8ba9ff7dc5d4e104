import { assignmentLimits } from '@duologue/domain/assignments/assignment-limits'
import type { SeenBy } from '../classes/index'
import type { Database } from '../database/connect'
import { assignmentPlays } from '../plays/index'
import { answerAssignments } from './answer-assignments'
import { assignmentsOfClass } from './assignment-store'
import type { AssignmentsRoom } from './assignments-room'
import { playersFor } from './players-for'

/** What this room holds of a class, for one who may see it; a student sees the own standing and plays. */
export const assignmentsForClasses = (room: AssignmentsRoom) => ({
  async assignmentsOf(database: Database, id: string, by: SeenBy) {
    return answerAssignments(room, await assignmentsOfClass(database, id), by)
  },
  /** The latest plays of all assignments. */
  async playsOf(database: Database, id: string, by: SeenBy) {
    const [rows, players] = await Promise.all([
      assignmentsOfClass(database, id),
      playersFor(room, id, by),
    ])
    const ids = rows.map(row => row.id)
    return assignmentPlays(database, ids, players, assignmentLimits.plays)
  },
})
