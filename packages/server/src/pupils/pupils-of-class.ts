import { classById } from '../classes/index'
import type { Queries } from '../database/connect'
import { Refused } from '../http/refused'
import { forgetAgreements } from './claims/claim-store'
import { deleteMovesAskedBy } from './moving/move-store'
import { keepsPupils, pupilOf, pupilsOfClasses } from './pupil-store'

/** Refuses to let a class go that keeps pupils: who would look after them? (pupils.md#keeping) */
export async function requireNoPupils(transaction: Queries, id: string): Promise<void> {
  if (await keepsPupils(transaction, id)) throw new Refused('class-keeps-pupils')
}

/** Refuses to remove a pupil from the class that keeps the account (pupils.md#keeping). */
export async function requireNoHome(
  transaction: Queries,
  { class: id, student }: { class: string; student: string },
): Promise<void> {
  const pupil = await pupilOf(transaction, student)
  if (pupil?.homeClass === id) throw new Refused('pupil-lives-here')
}

/** What somebody has said for the pupils of a class ends when they teach it no more (pupils.md#keeping). */
export async function forgetKeeper(
  transaction: Queries,
  gone: { class: string; teacher: string },
): Promise<void> {
  await forgetAgreements(transaction, gone)
  await deleteMovesAskedBy(transaction, gone)
}

/** The pupils whom a class keeps and who can log in with pictures: not deleted, and not of a platform (lti.md#people). */
export async function pupilsToPlay(queries: Queries, id: string) {
  const rows = await pupilsOfClasses(queries, [id])
  return rows.filter(({ deleteAt, platform }) => deleteAt === null && platform === null)
}

/** Who says that a pupil is of the school: the owner of the class that keeps them, else nobody but the pupil. */
export async function voucherOf(queries: Queries, id: string): Promise<string> {
  const home = (await pupilOf(queries, id))?.homeClass
  const row = home && (await classById(queries, home))
  return row ? row.teacher : id
}
