import type { pupils } from '@duologue/contract/pupils'
import { idOfReader } from '../../accounts/index'
import { inTransaction } from '../../database/transaction'
import type { Handler } from '../../http/handlers'
import { writeLog } from '../../school/index'
import { lockKept } from '../keeping'
import { answerPupil } from '../pupil-view'
import type { PupilsRoom } from '../pupils-room'
import { deleteMove } from './move-store'

/** Takes back that a pupil is to go to a class of somebody else; done twice, it is done once (pupils.md#moving). */
export function withdrawMove({
  database,
  random,
  clock,
}: PupilsRoom): Handler<typeof pupils.withdrawMove> {
  return ({ params: { id } }, { reader }) =>
    inTransaction(database, random, async transaction => {
      const pupil = await lockKept(transaction, id, reader)
      const [actor, now] = [idOfReader(reader), clock.now()]
      if (await deleteMove(transaction, id))
        await writeLog(transaction, { at: now, what: 'move-withdrawn', actor, person: id })
      return answerPupil(transaction, pupil, now)
    })
}
