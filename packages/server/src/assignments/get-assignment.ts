import type { assignments } from '@duologue/contract/assignments'
import { assignmentLimits } from '@duologue/domain/assignments/assignment-limits'
import type { Handler } from '../http/handlers'
import { assignmentPlays } from '../plays/index'
import { answerAssignment } from './answer-assignments'
import type { AssignmentsRoom } from './assignments-room'
import { playersFor } from './players-for'
import { seenAssignment } from './seen-assignment'

export function getAssignment(room: AssignmentsRoom): Handler<typeof assignments.getAssignment> {
  const { database } = room
  return async ({ params, query }, { reader }) => {
    const { row, by } = await seenAssignment(database, params.id, reader)
    const answer = await answerAssignment(room, row, by)
    const wanted = query.expand ?? []
    if (!wanted.includes('plays') && !wanted.includes('all')) return answer
    const players = await playersFor(room, row.class, by)
    const plays = await assignmentPlays(database, [row.id], players, assignmentLimits.plays)
    return { ...answer, plays }
  }
}
