import type { pupils } from '@duologue/contract/pupils'
import { isClaimDone, isClaimOpen } from '@duologue/domain/pupils/claim-state'
import { idOfReader } from '../../accounts/index'
import { logForOwner } from '../../classes/index'
import { isTaken } from '../../database/is-taken'
import { inTransaction } from '../../database/transaction'
import type { Handler } from '../../http/handlers'
import { Refused } from '../../http/refused'
import { writeLog } from '../../school/index'
import { lockKept } from '../keeping'
import type { PupilsRoom } from '../pupils-room'
import { changeClaim, deleteClaim, lockClaim } from './claim-store'
import { completeClaim } from './complete-claim'

/** A keeper agrees that a pupil keeps the account with an own address, or does not now (pupils.md#claiming). */
export function answerClaim(room: PupilsRoom): Handler<typeof pupils.answerClaim> {
  const { database, random, clock, accounts } = room
  return async ({ params: { id }, body: { agree } }, { reader, language }) => {
    const now = clock.now()
    const actor = idOfReader(reader)
    try {
      const isOwn = await inTransaction(database, random, async transaction => {
        const pupil = await lockKept(transaction, id, reader)
        const claim = await lockClaim(transaction, id)
        if (!claim || !isClaimOpen(claim, now)) throw new Refused('claim-over')
        const { homeClass } = pupil
        if (!agree) {
          const where = homeClass ? { class: homeClass } : {}
          await writeLog(transaction, {
            at: now,
            what: 'claim-refused',
            actor,
            person: id,
            ...where,
          })
          await deleteClaim(transaction, id)
          return false
        }
        const done = { at: now, what: 'claim-agreed', actor, person: id } as const
        await logForOwner(accounts, transaction, done, {
          class: homeClass,
          deed: 'claim',
          language,
        })
        const agreed = { ...claim, agreedBy: actor, agreedAt: now }
        await changeClaim(transaction, id, { agreedBy: actor, agreedAt: now })
        if (!isClaimDone(agreed)) return false
        return completeClaim(room, transaction, { pupil, claim: agreed, actor })
      })
      accounts.mails.wake()
      return { isOwn }
    } catch (error) {
      // Somebody signed up with the address at the same moment.
      if (isTaken(error)) throw new Refused('claim-over')
      throw error
    }
  }
}
