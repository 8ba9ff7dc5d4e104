import type { Reader } from '@duologue/domain/accounts/reader'
import { mayManageClass } from '@duologue/domain/classes/class-role'
import { requireInUse, type SeenBy, seenClass } from '../classes/index'
import type { Queries } from '../database/connect'
import { Refused } from '../http/refused'
import { assignmentById, lockAssignment } from './assignment-store'
import type { AssignmentRow } from './assignment-table'

async function seen(queries: Queries, row: AssignmentRow | undefined, reader: Reader) {
  const found = row
    ? await seenClass(queries, row.class, reader).catch((error: unknown) => {
        if (error instanceof Refused) return undefined
        throw error
      })
    : undefined
  // To strangers it is not there, nor is its class (security.md#existence-is-private).
  if (!row || !found) throw new Refused('assignment-not-found')
  return { row, by: found.by, schoolClass: found.row }
}

function managed({ row, by }: { row: AssignmentRow; by: SeenBy }): AssignmentRow {
  if (!mayManageClass(by.role)) throw new Refused('not-allowed')
  return row
}

/** An assignment and what the reader is to its class; to strangers it is not there (404). */
export async function seenAssignment(queries: Queries, id: string, reader: Reader) {
  return seen(queries, await assignmentById(queries, id), reader)
}

/** An assignment that the reader may change, locked: the teacher's or an admin's; its students may not (403). */
export async function lockAssignmentOfTeacher(transaction: Queries, id: string, reader: Reader) {
  return managed(await seen(transaction, await lockAssignment(transaction, id), reader))
}

/** The same, in a class in use (classes.md#archived). */
export async function lockAssignmentInUse(transaction: Queries, id: string, reader: Reader) {
  const found = await seen(transaction, await lockAssignment(transaction, id), reader)
  const row = managed(found)
  requireInUse(found.schoolClass)
  return row
}
