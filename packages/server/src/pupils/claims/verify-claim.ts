import type { pupils } from '@duologue/contract/pupils'
import { isClaimDone, isClaimLinkOpen } from '@duologue/domain/pupils/claim-state'
import { hashOf, lockUser } from '../../accounts/index'
import { isTaken } from '../../database/is-taken'
import { inTransaction } from '../../database/transaction'
import type { Handler } from '../../http/handlers'
import { Refused } from '../../http/refused'
import { writeLog } from '../../school/index'
import { lockPupil } from '../pupil-store'
import type { PupilsRoom } from '../pupils-room'
import { changeClaim, lockClaim, userOfClaimLink } from './claim-store'
import { completeClaim } from './complete-claim'

/** Confirms the address that a pupil wants to have; with a keeper's yes the account is theirs (pupils.md#claiming). */
export function verifyClaim(room: PupilsRoom): Handler<typeof pupils.verifyClaim> {
  const { database, random, clock, accounts } = room
  return async ({ body: { token } }) => {
    const now = clock.now()
    const tokenHash = hashOf(token)
    try {
      const outcome = await inTransaction(database, random, async transaction => {
        const user = await userOfClaimLink(transaction, tokenHash)
        if (!user || !(await lockUser(transaction, user))) throw new Refused('link-over')
        const pupil = await lockPupil(transaction, user)
        const claim = await lockClaim(transaction, user)
        if (!pupil || !claim?.tokenHash.equals(tokenHash) || !isClaimLinkOpen(claim, now))
          throw new Refused('link-over')
        const verified = { ...claim, verifiedAt: now }
        await changeClaim(transaction, user, { verifiedAt: now })
        await writeLog(transaction, { at: now, what: 'claim-verified', actor: user, person: user })
        if (!isClaimDone(verified)) return 'waits'
        const own = { pupil, claim: verified, actor: user }
        return (await completeClaim(room, transaction, own)) ? 'own' : 'taken'
      })
      if (outcome === 'taken') throw new Refused('link-over')
      if (outcome === 'own') accounts.mails.wake()
      return { isOwn: outcome === 'own' }
    } catch (error) {
      // Somebody signed up with the address at the same moment.
      if (isTaken(error)) throw new Refused('link-over')
      throw error
    }
  }
}
