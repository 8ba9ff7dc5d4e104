import type { pupils } from '@duologue/contract/pupils'
import { idOfReader } from '../accounts/index'
import type { Queries } from '../database/connect'
import { inTransaction } from '../database/transaction'
import type { Handler } from '../http/handlers'
import { writeLog } from '../school/index'
import { changeClaim } from './claims/claim-store'
import { lockKept } from './keeping'
import { deleteMove } from './moving/move-store'
import { changePupil, type PupilRow } from './pupil-store'
import { answerPupil } from './pupil-view'
import type { PupilsRoom } from './pupils-room'

/** Gives a locked pupil to the school; whoever keeps them then is asked anew what they ask for (pupils.md#claiming). */
export async function freePupil(
  transaction: Queries,
  user: string,
  { actor, now }: { actor: string; now: Date },
): Promise<PupilRow> {
  await writeLog(transaction, { at: now, what: 'pupil-released', actor, person: user })
  await changeClaim(transaction, user, { agreedBy: null, agreedAt: null })
  await deleteMove(transaction, user)
  return changePupil(transaction, user, { homeClass: null, externalId: null })
}

/** Gives a pupil to the school; they stay in their classes (pupils.md#moving). */
export function releasePupil({
  database,
  random,
  clock,
}: PupilsRoom): Handler<typeof pupils.releasePupil> {
  return ({ params: { id } }, { reader }) =>
    inTransaction(database, random, async transaction => {
      await lockKept(transaction, id, reader)
      const now = clock.now()
      const freed = await freePupil(transaction, id, { actor: idOfReader(reader), now })
      return answerPupil(transaction, freed, now)
    })
}
