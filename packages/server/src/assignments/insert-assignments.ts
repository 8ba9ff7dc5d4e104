import { assignmentLimits } from '@duologue/domain/assignments/assignment-limits'
import type { Queries } from '../database/connect'
import { Refused } from '../http/refused'
import { countAssignments, insertRows } from './assignment-store'
import type { AssignmentRow } from './assignment-table'

/** Keeps new assignments of a class that the transaction has locked, unless they are too many for it. */
export async function insertAssignments(
  transaction: Queries,
  classId: string,
  rows: readonly AssignmentRow[],
): Promise<void> {
  if ((await countAssignments(transaction, classId)) + rows.length > assignmentLimits.aClass)
    throw new Refused('too-many-assignments')
  await insertRows(transaction, rows)
}
