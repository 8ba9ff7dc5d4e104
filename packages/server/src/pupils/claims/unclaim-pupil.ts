import type { pupils } from '@duologue/contract/pupils'
import { canGiveBack } from '@duologue/domain/pupils/claim-state'
import { isAdmin } from '@duologue/domain/school/is-admin'
import { becomePupil, idOfReader, lockUser } from '../../accounts/index'
import { enrolAll, enrolmentOf, holdClass } from '../../classes/index'
import { inTransaction } from '../../database/transaction'
import type { Handler } from '../../http/handlers'
import { Refused } from '../../http/refused'
import { writeLog } from '../../school/index'
import { insertPupils, pupilsOfClasses } from '../pupil-store'
import { answerPupil } from '../pupil-view'
import type { PupilsRoom } from '../pupils-room'
import { claimedPupilOf, deleteClaimedPupil } from './claimed-pupil-store'

/**
 * Gives an account back to the class that kept it, or to the school where that is gone (pupils.md#claiming). The cards
 * before open nothing: keepers make a new one.
 */
export function unclaimPupil(room: PupilsRoom): Handler<typeof pupils.unclaimPupil> {
  const { database, random, clock, accounts } = room
  return ({ params: { id } }, { reader }) => {
    const actor = idOfReader(reader)
    // To everybody else there is nothing of the kind.
    if (!isAdmin(reader)) throw new Refused('not-found')
    return inTransaction(database, random, async transaction => {
      if (!(await lockUser(transaction, id))) throw new Refused('user-not-found')
      const claimed = await claimedPupilOf(transaction, id)
      const now = clock.now()
      if (!claimed || !canGiveBack(claimed.claimedAt, now)) throw new Refused('claim-over')
      const home = claimed.homeClass && (await holdClass(transaction, claimed.homeClass))
      await becomePupil(accounts, transaction, { user: id, actor })
      const { claimedAt: _, ...before } = claimed
      const others = home ? await pupilsOfClasses(transaction, [home.id]) : []
      const isNumberFree = others.every(({ externalId }) => externalId !== before.externalId)
      const pupil = {
        ...before,
        serial: before.serial + 1,
        externalId: isNumberFree ? before.externalId : null,
        homeClass: home ? home.id : null,
        deleteAt: null,
        isCardTold: false,
        seenAt: now,
        leavesAt: null,
        platform: null,
      }
      await insertPupils(transaction, [pupil])
      if (home && !(await enrolmentOf(transaction, { class: home.id, student: id })))
        await enrolAll(transaction, home.id, [id], now)
      await deleteClaimedPupil(transaction, id)
      const done = { at: now, what: 'claim-undone', actor, person: id } as const
      await writeLog(transaction, { ...done, ...(home ? { class: home.id } : {}) })
      return answerPupil(transaction, pupil, now)
    })
  }
}
