import type { pupils } from '@duologue/contract/pupils'
import { idOfReader } from '../accounts/index'
import type { Queries } from '../database/connect'
import { inTransaction } from '../database/transaction'
import type { Handler } from '../http/handlers'
import { writeLog } from '../school/index'
import { lockKept } from './keeping'
import { movePupils } from './moving/move-pupils'
import { answerPupil } from './pupil-view'
import type { PupilsRoom } from './pupils-room'

/** Gives locked pupils to the school; whoever keeps them then is asked anew what they ask for (pupils.md#claiming). */
export async function freePupils(
  transaction: Queries,
  users: readonly string[],
  { actor, now }: { actor: string; now: Date },
): Promise<void> {
  const told = { at: now, what: 'pupil-released', actor } as const
  await writeLog(transaction, ...users.map(person => ({ ...told, person })))
  await movePupils(
    transaction,
    users.map(user => ({ user, to: null, number: null })),
  )
}

/** Gives a pupil to the school; they stay in their classes (pupils.md#moving). */
export function releasePupil({
  database,
  random,
  clock,
}: PupilsRoom): Handler<typeof pupils.releasePupil> {
  return ({ params: { id } }, { reader }) =>
    inTransaction(database, random, async transaction => {
      const kept = await lockKept(transaction, id, reader)
      const now = clock.now()
      await freePupils(transaction, [id], { actor: idOfReader(reader), now })
      return answerPupil(transaction, { ...kept, homeClass: null, externalId: null }, now)
    })
}
