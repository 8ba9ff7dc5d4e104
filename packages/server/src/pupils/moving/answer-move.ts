import type { pupils } from '@duologue/contract/pupils'
import { accountReader, idOfReader, lockUser } from '../../accounts/index'
import { classToManage, holdClass, lockClassInUse } from '../../classes/index'
import type { Queries } from '../../database/connect'
import { inTransaction } from '../../database/transaction'
import type { Handler } from '../../http/handlers'
import { Refused } from '../../http/refused'
import { writeLog } from '../../school/index'
import { isKeeper } from '../keeping'
import { lockPupil } from '../pupil-store'
import type { PupilsRoom } from '../pupils-room'
import { changeHome, withOwnNumber } from './change-home'
import { deleteMove, openMoveOf } from './move-store'

/** The pupil who is to come into a class, locked; whoever asked for it keeps them still. */
async function lockComing(
  transaction: Queries,
  { pupil: id, class: to }: { pupil: string; class: string },
  now: Date,
) {
  await lockUser(transaction, id)
  const pupil = await lockPupil(transaction, id)
  const move = await openMoveOf(transaction, id, now)
  if (!pupil || pupil.deleteAt || move?.toClass !== to) throw new Refused('move-not-found')
  const asked = await accountReader(transaction, move.askedBy)
  if (!(await isKeeper(transaction, pupil, asked))) throw new Refused('move-not-found')
  if (pupil.homeClass) await holdClass(transaction, pupil.homeClass)
  return pupil
}

/** Lets a pupil come into a class of the reader's as their keeper has asked, or does not now (pupils.md#moving). */
export function answerMove({
  database,
  random,
  clock,
}: PupilsRoom): Handler<typeof pupils.answerMove> {
  return ({ params, body: { accept } }, { reader }) =>
    withOwnNumber(() =>
      inTransaction(database, random, async transaction => {
        const done = { actor: idOfReader(reader), now: clock.now() }
        const asked = { pupil: params.pupil, class: params.id }
        // A stranger to the class learns nothing of who is to come there.
        await classToManage(transaction, params.id, reader)
        const pupil = await lockComing(transaction, asked, done.now)
        if (accept) {
          const there = await lockClassInUse(transaction, params.id, reader)
          await changeHome(transaction, pupil, there, done)
        } else {
          await deleteMove(transaction, pupil.user)
          const told = { at: done.now, what: 'move-refused', actor: done.actor } as const
          await writeLog(transaction, { ...told, person: pupil.user, class: params.id })
        }
        return { pupil: pupil.user }
      }),
    )
}
