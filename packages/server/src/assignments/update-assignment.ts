import type { assignments } from '@duologue/contract/assignments'
import {
  type AssignmentActivity,
  type AssignmentMode,
  assignmentModesOf,
} from '@duologue/domain/choices/assignment-choices'
import { inTransaction } from '../database/transaction'
import type { Handler } from '../http/handlers'
import { Refused } from '../http/refused'
import { answerAssignment } from './answer-assignments'
import { askedScore } from './asked-score'
import { changeAssignment } from './assignment-store'
import type { AssignmentsRoom } from './assignments-room'
import { dueInstant } from './due-instant'
import { lockAssignmentOfTeacher, seenAssignment } from './seen-assignment'

/** An assignment of a conversation cannot ask for writing, nor one of a list for speaking (S2 section 5). */
function refuseMode(activity: AssignmentActivity, mode: AssignmentMode | undefined): void {
  const modes: readonly AssignmentMode[] = assignmentModesOf[activity]
  if (mode !== undefined && !modes.includes(mode))
    throw new Refused('invalid-input', { mode: 'is not valid' })
}

export function updateAssignment(
  room: AssignmentsRoom,
): Handler<typeof assignments.updateAssignment> {
  const { database, random } = room
  return async ({ params, body }, { reader }) => {
    await inTransaction(database, random, async transaction => {
      const row = await lockAssignmentOfTeacher(transaction, params.id, reader)
      refuseMode(row.activity, body.mode)
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
