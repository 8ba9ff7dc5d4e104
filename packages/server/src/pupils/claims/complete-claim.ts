import { productName } from '@duologue/domain/site/product-name'
import { becomeOwn } from '../../accounts/index'
import type { Queries } from '../../database/connect'
import { writeLog } from '../../school/index'
import { deletePupilRow, type PupilRow } from '../pupil-store'
import type { PupilsRoom } from '../pupils-room'
import { type ClaimRow, deleteClaim } from './claim-store'
import { insertClaimedPupil } from './claimed-pupil-store'

/**
 * Makes the account of a locked pupil their own, as the link was opened and a keeper agreed (pupils.md#claiming): the card
 * opens nothing any more. Whether it is; an address that has an account meanwhile ends the claim.
 */
export async function completeClaim(
  { accounts, clock }: Pick<PupilsRoom, 'accounts' | 'clock'>,
  transaction: Queries,
  { pupil, claim, actor }: { pupil: PupilRow; claim: ClaimRow; actor: string },
): Promise<boolean> {
  const { user, email, passwordHash } = claim
  await deleteClaim(transaction, user)
  const row = await becomeOwn(accounts, transaction, { user, email, passwordHash, actor })
  if (!row) return false
  const { deleteAt, isCardTold, seenAt, leavesAt, platform, ...kept } = pupil
  await deletePupilRow(transaction, user)
  await insertClaimedPupil(transaction, { ...kept, claimedAt: clock.now() })
  await writeLog(transaction, {
    at: clock.now(),
    what: 'pupil-claimed',
    actor,
    person: user,
    ...(pupil.homeClass ? { class: pupil.homeClass } : {}),
  })
  const { mails } = await accounts.wordsIn(row.language ?? claim.language)
  const told = { product: productName, loginLink: `${accounts.publicUrl}/login` }
  await accounts.mails.enqueue(transaction, { to: email, ...mails.claimDone(told) })
  return true
}
