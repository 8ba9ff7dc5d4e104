import type { pupils } from '@duologue/contract/pupils'
import { idOfReader } from '../accounts/index'
import { inTransaction } from '../database/transaction'
import type { Handler } from '../http/handlers'
import { writeLog } from '../school/index'
import { lockKept } from './keeping'
import { changePupil } from './pupil-store'
import { answerPupil } from './pupil-view'
import type { PupilsRoom } from './pupils-room'

/** Brings a deleted pupil back, whose card works as before (pupils.md#deleting). */
export function undeletePupil({
  database,
  random,
  clock,
}: PupilsRoom): Handler<typeof pupils.undeletePupil> {
  return ({ params: { id } }, { reader }) =>
    inTransaction(database, random, async transaction => {
      await lockKept(transaction, id, reader)
      await writeLog(transaction, {
        at: clock.now(),
        what: 'pupil-undeleted',
        actor: idOfReader(reader),
        person: id,
      })
      const back = await changePupil(transaction, id, { deleteAt: null })
      return answerPupil(transaction, back, clock.now())
    })
}
