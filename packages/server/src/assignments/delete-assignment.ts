import type { assignments } from '@duologue/contract/assignments'
import { inTransaction } from '../database/transaction'
import type { Handler } from '../http/handlers'
import { deleteAssignmentRow } from './assignment-store'
import type { AssignmentsRoom } from './assignments-room'
import { lockAssignmentOfTeacher } from './seen-assignment'

/** Deletes an assignment; its plays stay with their players, without it (assignments.md#deleting). */
export function deleteAssignment({
  database,
  random,
}: AssignmentsRoom): Handler<typeof assignments.deleteAssignment> {
  return async ({ params: { id } }, { reader }) => {
    await inTransaction(database, random, async transaction => {
      await lockAssignmentOfTeacher(transaction, id, reader)
      await deleteAssignmentRow(transaction, id)
    })
    return { id }
  }
}
