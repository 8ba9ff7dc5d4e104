import type { assignments } from '@duologue/contract/assignments'
import type { CallArguments } from '@duologue/contract/endpoint'
import {
  type AssignmentActivity,
  type AssignmentMode,
  assignmentModesOf,
} from '@duologue/domain/choices/assignment-choices'
import { membersOf } from '../classes/index'
import { inTransaction } from '../database/transaction'
import type { Handler } from '../http/handlers'
import { Refused } from '../http/refused'
import { answerAssignment } from './answer-assignments'
import { changeAssignment } from './assignment-store'
import type { AssignmentRow } from './assignment-table'
import type { AssignmentsRoom } from './assignments-room'
import { dueInstant, newDueInstant } from './due-instant'
import { askedScore } from './results/asked-score'
import { settle } from './results/settle'
import { lockAssignmentInUse, seenAssignment } from './seen-assignment'

type Body = CallArguments<typeof assignments.updateAssignment>['body']

/** An assignment of a conversation cannot ask for writing, nor one of a list for speaking (assignments.md#changing). */
function refuseMode(activity: AssignmentActivity, mode: AssignmentMode | undefined): void {
  const modes: readonly AssignmentMode[] = assignmentModesOf[activity]
  if (mode !== undefined && !modes.includes(mode))
    throw new Refused('invalid-input', { mode: 'is not valid' })
}

/**
 * The date due that is asked for; one that is over already is refused, unless it is what it was
 * (assignments.md#changing).
 */
function changedDue(row: AssignmentRow, { dateDue, timeZone = row.timeZone }: Body, now: Date) {
  if (dateDue === undefined) return {}
  const isSame = dueInstant(dateDue, timeZone).getTime() === row.dateDue.getTime()
  return { dateDue: isSame ? row.dateDue : newDueInstant(dateDue, timeZone, now), timeZone }
}

/**
 * Changes an assignment. Whoever is done by what it asks for now, and was not before, is paid as if it had always been so
 * (decision 060).
 */
export function updateAssignment(
  room: AssignmentsRoom,
): Handler<typeof assignments.updateAssignment> {
  const { database, clock, random } = room
  return async ({ params, body }, { reader }) => {
    await inTransaction(database, random, async transaction => {
      const row = await lockAssignmentInUse(transaction, params.id, reader)
      refuseMode(row.activity, body.mode)
      const requirement = body.requirement ?? row.requirement
      const changed = {
        ...row,
        mode: body.mode ?? row.mode,
        difficulty: body.difficulty ?? row.difficulty,
        requirement,
        requiredScore: askedScore(requirement, body, row.requiredScore),
        ...changedDue(row, body, clock.now()),
      }
      await changeAssignment(transaction, changed)
      const members = await membersOf(transaction, row.class)
      await settle(
        room,
        transaction,
        changed,
        members.map(({ student }) => student),
      )
    })
    const { row, by } = await seenAssignment(database, params.id, reader)
    return answerAssignment(room, row, by)
  }
}
