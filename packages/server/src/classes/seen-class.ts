import type { Reader } from '@duologue/domain/accounts/reader'
import { classRole, mayManageClass } from '@duologue/domain/classes/class-role'
import { idOfReader } from '../accounts/index'
import type { Queries } from '../database/connect'
import { Refused } from '../http/refused'
import { classById, lockClass } from './class-store'
import type { ClassRow } from './class-table'
import type { SeenBy } from './classes-room'
import { enrolmentOf } from './enrolment-store'

async function seen(
  queries: Queries,
  row: ClassRow | undefined,
  reader: Reader,
): Promise<{ row: ClassRow; by: SeenBy }> {
  const id = idOfReader(reader)
  const early = row && classRole(reader, row.teacher, false)
  const isEnrolled =
    row !== undefined &&
    early === 'stranger' &&
    (await enrolmentOf(queries, { class: row.id, student: id })) !== undefined
  const role = row && classRole(reader, row.teacher, isEnrolled)
  // A class of others is not there (security.md#existence-is-private): its existence is nobody's business.
  if (!row || !role || role === 'stranger') throw new Refused('class-not-found')
  return { row, by: { id, role } }
}

function managed({ row, by }: { row: ClassRow; by: SeenBy }): ClassRow {
  if (!mayManageClass(by.role)) throw new Refused('not-allowed')
  return row
}

/** A class and what the reader is to it; to strangers it is not there (404). */
export async function seenClass(queries: Queries, id: string, reader: Reader) {
  return seen(queries, await classById(queries, id), reader)
}

/** A class that the reader may change: its teacher or an admin; its students may not (403). */
export async function classOfTeacher(queries: Queries, id: string, reader: Reader) {
  return managed(await seenClass(queries, id, reader))
}

/** The same, locked until the transaction ends. */
export async function lockClassOfTeacher(transaction: Queries, id: string, reader: Reader) {
  return managed(await seen(transaction, await lockClass(transaction, id), reader))
}
