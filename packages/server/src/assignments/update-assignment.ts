import type { assignments } from '@duologue/contract/assignments'
import { inTransaction } from '../database/transaction'
import type { Handler } from '../http/handlers'
import { answerAssignment } from './answer-assignments'
import { askedScore } from './asked-score'
import { changeAssignment } from './assignment-store'
import type { AssignmentsRoom } from './assignments-room'
import { dueInstant } from './due-instant'
import { lockAssignmentOfTeacher, seenAssignment } from './seen-assignment'

export function updateAssignment(
  room: AssignmentsRoom,
): Handler<typeof assignments.updateAssignment> {
  const { database, random } = room
  return async ({ params, body }, { reader }) => {
    await inTransaction(database, random, async transaction => {
      const row = await lockAssignmentOfTeacher(transaction, params.id, reader)
      const requirement = body.requirement ?? row.requirement
      const timeZone = body.timeZone ?? row.timeZone
      await changeAssignment(transaction, {
        ...row,
        mode: body.mode ?? row.mode,
        difficulty: body.difficulty ?? row.difficulty,
        requirement,
        requiredScore: askedScore(requirement, body, row.requiredScore),
        ...(body.dateDue === undefined
          ? {}
          : { dateDue: dueInstant(body.dateDue, timeZone), timeZone }),
      })
    })
    const { row, by } = await seenAssignment(database, params.id, reader)
    return answerAssignment(room, row, by)
  }
}
