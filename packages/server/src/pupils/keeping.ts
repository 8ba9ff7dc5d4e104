import type { Reader } from '@duologue/domain/accounts/reader'
import { isAdmin } from '@duologue/domain/school/is-admin'
import { idOfReader, lockUser } from '../accounts/index'
import { classById, classToManage, holdClass, isStudentOf } from '../classes/index'
import type { Queries } from '../database/connect'
import { Refused } from '../http/refused'
import { lockPupil, type PupilRow, pupilOf } from './pupil-store'

/** Refuses whoever does not keep a pupil (pupils.md#keeping): to whoever has nothing to do with them they are not there. */
async function refuseStranger(queries: Queries, id: string, reader: Reader): Promise<never> {
  const asks = idOfReader(reader)
  const isKnown = asks === id || (await isStudentOf(queries, asks, id))
  throw new Refused(isKnown ? 'not-allowed' : 'user-not-found')
}

/** Whether the reader teaches a class, or is an admin. */
export const teachesClass = (queries: Queries, id: string, reader: Reader): Promise<boolean> =>
  classToManage(queries, id, reader).then(
    () => true,
    (error: unknown) => {
      if (error instanceof Refused) return false
      throw error
    },
  )

/** Whether the reader keeps a pupil now: teaches the class that keeps them, or is an admin. */
export async function isKeeper(
  queries: Queries,
  pupil: PupilRow,
  reader: Reader,
): Promise<boolean> {
  if (isAdmin(reader)) return true
  return pupil.homeClass !== null && teachesClass(queries, pupil.homeClass, reader)
}

/**
 * The pupil, whom nobody changes until the transaction ends, for whoever keeps them (pupils.md#keeping). Locks are taken
 * in the order users, classes, pupils.
 */
export async function lockKept(
  transaction: Queries,
  id: string,
  reader: Reader,
): Promise<PupilRow> {
  const found = await pupilOf(transaction, id)
  if (!found) return refuseStranger(transaction, id, reader)
  await lockUser(transaction, id)
  if (found.homeClass) await holdClass(transaction, found.homeClass)
  const pupil = await lockPupil(transaction, id)
  if (!pupil) throw new Refused('user-not-found')
  // Asked of the locked row: keeping ends with a move at once.
  if (!(await isKeeper(transaction, pupil, reader))) return refuseStranger(transaction, id, reader)
  return pupil
}

/** The class that keeps a pupil; null where the school does (pupils.md#keeping). */
export async function keptBy(queries: Queries, user: string) {
  const home = (await pupilOf(queries, user))?.homeClass
  const row = home ? await classById(queries, home) : undefined
  return row ? { id: row.id, name: row.name } : null
}
