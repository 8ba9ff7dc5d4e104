import type { pupils } from '@duologue/contract/pupils'
import { classLimits } from '@duologue/domain/classes/class-limits'
import { idOfReader } from '../accounts/index'
import { countStudents, lockClassInUse, moveEnrolment } from '../classes/index'
import { isTaken } from '../database/is-taken'
import { inTransaction } from '../database/transaction'
import type { Handler } from '../http/handlers'
import { Refused } from '../http/refused'
import { writeLog } from '../school/index'
import { changeClaim } from './claims/claim-store'
import { lockKept } from './keeping'
import { changePupil } from './pupil-store'
import { answerPupil } from './pupil-view'
import type { PupilsRoom } from './pupils-room'

/**
 * Moves a pupil to another class that the reader keeps, with what they are allowed (pupils.md#moving). Plays stay theirs.
 */
export function movePupil({
  database,
  random,
  clock,
}: PupilsRoom): Handler<typeof pupils.movePupil> {
  return async ({ params: { id }, body }, { reader }) => {
    try {
      return await inTransaction(database, random, async transaction => {
        const pupil = await lockKept(transaction, id, reader)
        const there = await lockClassInUse(transaction, body.class, reader)
        await writeLog(transaction, {
          at: clock.now(),
          what: 'pupil-moved',
          actor: idOfReader(reader),
          person: id,
          class: there.id,
        })
        const move = { from: pupil.homeClass, to: there.id, student: id, now: clock.now() }
        const isNew = await moveEnrolment(transaction, move)
        if (isNew && (await countStudents(transaction, there.id)) > classLimits.students)
          throw new Refused('class-full')
        // Whoever keeps them now is asked anew (pupils.md#claiming).
        const home = { homeClass: there.id }
        await changeClaim(transaction, id, { agreedBy: null, agreedAt: null })
        return answerPupil(transaction, await changePupil(transaction, id, home), clock.now())
      })
    } catch (error) {
      // The number by which the school knows them is somebody else's there.
      if (isTaken(error)) throw new Refused('names-unclear')
      throw error
    }
  }
}
