import { classLimits } from '@duologue/domain/classes/class-limits'
import { countStudents, moveEnrolment } from '../../classes/index'
import type { Queries } from '../../database/connect'
import { isTaken } from '../../database/is-taken'
import { Refused } from '../../http/refused'
import { writeLog } from '../../school/index'
import { changeClaim } from '../claims/claim-store'
import { changePupil, type PupilRow } from '../pupil-store'
import { deleteMove } from './move-store'

/**
 * Lets a locked class keep a locked pupil from now on, with their place and what they are allowed (pupils.md#moving). Whoever
 * keeps them then is asked anew what they ask for (pupils.md#claiming).
 */
export async function changeHome(
  transaction: Queries,
  { user, homeClass }: PupilRow,
  there: { id: string },
  { actor, now }: { actor: string; now: Date },
): Promise<PupilRow> {
  const done = { at: now, what: 'pupil-moved', actor, person: user, class: there.id } as const
  await writeLog(transaction, done)
  const move = { from: homeClass, to: there.id, student: user, now }
  const isNew = await moveEnrolment(transaction, move)
  if (isNew && (await countStudents(transaction, there.id)) > classLimits.students)
    throw new Refused('class-full')
  await changeClaim(transaction, user, { agreedBy: null, agreedAt: null })
  await deleteMove(transaction, user)
  return changePupil(transaction, user, { homeClass: there.id })
}

/** Does what moves somebody; refused where the number by which the school knows them is somebody else's there. */
export async function withOwnNumber<Answer>(work: () => Promise<Answer>): Promise<Answer> {
  try {
    return await work()
  } catch (error) {
    if (isTaken(error)) throw new Refused('names-unclear')
    throw error
  }
}
