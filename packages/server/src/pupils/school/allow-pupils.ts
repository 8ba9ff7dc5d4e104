import type { pupils } from '@duologue/contract/pupils'
import { pupilLimits } from '@duologue/domain/pupils/pupil-limits'
import { fullNameOf, idOfReader, lockUser } from '../../accounts/index'
import { inTransaction } from '../../database/transaction'
import type { Handler } from '../../http/handlers'
import { Refused } from '../../http/refused'
import { writeLog } from '../../school/index'
import type { PupilsRoom } from '../pupils-room'
import { deleteAllowance, storeAllowance } from './allowance-store'

/** Lets a teacher make more pupils than is usual, or as many as everybody (pupils.md#adding). */
export function allowPupils({
  database,
  random,
  clock,
}: PupilsRoom): Handler<typeof pupils.allowPupils> {
  return ({ params: { id }, body: { made, madeADay, why } }, { reader }) => {
    const [actor, now] = [idOfReader(reader), clock.now()]
    return inTransaction(database, random, async transaction => {
      // Whoever makes pupils now is counted by what was allowed before.
      const teacher = await lockUser(transaction, id)
      if (!teacher) throw new Refused('user-not-found')
      if (teacher.type !== 'teacher') throw new Refused('no-teacher')
      const isUsual = made === pupilLimits.made && madeADay === pupilLimits.madeADay
      if (isUsual) await deleteAllowance(transaction, id)
      else {
        const told = { made, madeADay, givenBy: actor, givenAt: now }
        await storeAllowance(transaction, { teacher: id, ...told })
      }
      const logged = { at: now, what: 'pupils-allowed', actor, person: id, about: why } as const
      await writeLog(transaction, logged)
      const { username } = teacher
      return { teacher: { id, username, fullName: fullNameOf(teacher) }, made, madeADay }
    })
  }
}
