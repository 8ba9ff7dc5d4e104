import type { pupils } from '@duologue/contract/pupils'
import { pupilLimits } from '@duologue/domain/pupils/pupil-limits'
import { endSessionsOf, idOfReader } from '../accounts/index'
import { inTransaction } from '../database/transaction'
import type { Handler } from '../http/handlers'
import { writeLog } from '../school/index'
import { deleteClaim } from './claims/claim-store'
import { lockKept } from './keeping'
import { deleteMove } from './moving/move-store'
import { changePupil } from './pupil-store'
import { answerPupil } from './pupil-view'
import type { PupilsRoom } from './pupils-room'

/** Closes the account of a pupil at once; it goes for good later (pupils.md#deleting). */
export function deletePupil({
  database,
  random,
  clock,
}: PupilsRoom): Handler<typeof pupils.deletePupil> {
  return ({ params: { id } }, { reader }) =>
    inTransaction(database, random, async transaction => {
      const pupil = await lockKept(transaction, id, reader)
      const deleteAt = pupil.deleteAt ?? new Date(clock.now().getTime() + pupilLimits.deleted)
      await endSessionsOf(transaction, id)
      await deleteClaim(transaction, id)
      await deleteMove(transaction, id)
      await writeLog(transaction, {
        at: clock.now(),
        what: 'pupil-deleted',
        actor: idOfReader(reader),
        person: id,
      })
      const closed = await changePupil(transaction, id, { deleteAt })
      return answerPupil(transaction, closed, clock.now())
    })
}
