import type { pupils } from '@duologue/contract/pupils'
import { idOfReader } from '../accounts/index'
import { inTransaction } from '../database/transaction'
import type { Handler } from '../http/handlers'
import { writeLog } from '../school/index'
import { changeClaim } from './claims/claim-store'
import { lockKept } from './keeping'
import { deleteMove } from './moving/move-store'
import { changePupil } from './pupil-store'
import { answerPupil } from './pupil-view'
import type { PupilsRoom } from './pupils-room'

/** Gives a pupil to the school; they stay in their classes (pupils.md#moving). */
export function releasePupil({
  database,
  random,
  clock,
}: PupilsRoom): Handler<typeof pupils.releasePupil> {
  return ({ params: { id } }, { reader }) =>
    inTransaction(database, random, async transaction => {
      await lockKept(transaction, id, reader)
      await writeLog(transaction, {
        at: clock.now(),
        what: 'pupil-released',
        actor: idOfReader(reader),
        person: id,
      })
      const free = { homeClass: null, externalId: null }
      // Whoever keeps them now is asked anew (pupils.md#claiming).
      await changeClaim(transaction, id, { agreedBy: null, agreedAt: null })
      await deleteMove(transaction, id)
      return answerPupil(transaction, await changePupil(transaction, id, free), clock.now())
    })
}
