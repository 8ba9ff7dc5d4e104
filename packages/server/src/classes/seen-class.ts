import type { Reader } from '@duologue/domain/accounts/reader'
import { classRole, mayEndClass, mayManageClass } from '@duologue/domain/classes/class-role'
import { idOfReader } from '../accounts/index'
import type { Queries } from '../database/connect'
import { Refused } from '../http/refused'
import { requireInUse } from './archiving/in-use'
import { classById, lockClass } from './class-store'
import type { ClassRow } from './class-table'
import type { SeenBy } from './classes-room'
import { enrolmentOf } from './enrolment-store'

/** The class, found in this way, and what the reader is to it. */
async function seenBy(
  classOf: typeof classById,
  queries: Queries,
  id: string,
  reader: Reader,
): Promise<{ row: ClassRow; by: SeenBy }> {
  const student = idOfReader(reader)
  const [row, place] = await Promise.all([
    classOf(queries, id),
    enrolmentOf(queries, { class: id, student }),
  ])
  const role = row && classRole(reader, row, place !== undefined)
  // A class of others is not there (security.md#existence-is-private): its existence is nobody's business.
  if (!row || !role || role === 'stranger') throw new Refused('class-not-found')
  return { row, by: { id: student, role } }
}

function managed({ row, by }: { row: ClassRow; by: SeenBy }): ClassRow {
  if (!mayManageClass(by.role)) throw new Refused('not-allowed')
  return row
}

/** A class and what the reader is to it; to strangers it is not there (404). */
export const seenClass = (queries: Queries, id: string, reader: Reader) =>
  seenBy(classById, queries, id, reader)

/** A class that the reader may change: who teaches it or an admin; its students may not (403). */
export async function classOfTeacher(queries: Queries, id: string, reader: Reader) {
  return managed(await seenClass(queries, id, reader))
}

/** A class, found in this way, that the reader may change; undefined to whoever is no teacher of it, and no admin. */
async function ownOf(classOf: typeof classById, queries: Queries, id: string, reader: Reader) {
  const row = await classOf(queries, id)
  const role = row && classRole(reader, row, false)
  return role && mayManageClass(role) ? row : undefined
}

/** The same, in one statement where they may. */
export const classToManage = async (queries: Queries, id: string, reader: Reader) =>
  (await ownOf(classById, queries, id, reader)) ?? classOfTeacher(queries, id, reader)

/** A class and what the reader is to it, locked until the transaction ends. */
export const lockSeenClass = (transaction: Queries, id: string, reader: Reader) =>
  seenBy(lockClass, transaction, id, reader)

/** A class that the reader may change, locked until the transaction ends. */
export async function lockClassOfTeacher(transaction: Queries, id: string, reader: Reader) {
  return managed(await lockSeenClass(transaction, id, reader))
}

/** The same, in use (classes.md#archived), in one statement where they may. */
export const lockClassInUse = async (transaction: Queries, id: string, reader: Reader) =>
  requireInUse(
    (await ownOf(lockClass, transaction, id, reader)) ??
      (await lockClassOfTeacher(transaction, id, reader)),
  )

/** A class that the reader may end or give away, locked: its owner or an admin; who teaches beside them may not (403). */
export async function lockOwnClass(transaction: Queries, id: string, reader: Reader) {
  const seen = await lockSeenClass(transaction, id, reader)
  if (!mayEndClass(seen.by.role)) throw new Refused('not-allowed')
  return seen.row
}
