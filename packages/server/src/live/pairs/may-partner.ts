import type { Reader } from '@duologue/domain/accounts/reader'
import { accountReader, idOfReader } from '../../accounts/index'
import { commonClasses } from '../../classes/index'
import type { Queries } from '../../database/connect'

const isStudent = (reader: Reader) => reader.kind === 'user' && reader.isStudent

/**
 * Whether somebody may play with whoever invites (live.md#invitations), and of which class both are, where they have one
 * in common: a student's account plays only with somebody of such a class. Undefined where they may not.
 */
export async function mayPartner(
  queries: Queries,
  challenger: string,
  reader: Reader,
): Promise<{ class: string | null } | undefined> {
  const inviting = await accountReader(queries, challenger)
  if (reader.kind === 'visitor') return isStudent(inviting) ? undefined : { class: null }
  const [common] = await commonClasses(queries, challenger, idOfReader(reader))
  if (common !== undefined) return { class: common }
  return isStudent(inviting) || isStudent(reader) ? undefined : { class: null }
}
