import type { pupils } from '@duologue/contract/pupils'
import type { Reader } from '@duologue/domain/accounts/reader'
import { pupilLimits } from '@duologue/domain/pupils/pupil-limits'
import { idOfReader } from '../../accounts/index'
import { holdClass, lockClassInUse, requireInUse } from '../../classes/index'
import type { Queries } from '../../database/connect'
import { inTransaction } from '../../database/transaction'
import type { Handler } from '../../http/handlers'
import { Refused } from '../../http/refused'
import { writeLog } from '../../school/index'
import { lockKept, teachesClass } from '../keeping'
import type { PupilRow } from '../pupil-store'
import { answerPupil } from '../pupil-view'
import type { PupilsRoom } from '../pupils-room'
import { changeHome, withOwnNumber } from './change-home'
import { upsertMove } from './move-store'

/** Asks who teaches another class whether a locked pupil may come there. */
async function ask(
  transaction: Queries,
  pupil: PupilRow,
  to: string,
  { actor, now }: { actor: string; now: Date },
): Promise<void> {
  const there = await holdClass(transaction, to)
  if (!there) throw new Refused('class-code-unknown')
  requireInUse(there)
  const until = new Date(now.getTime() + pupilLimits.move)
  await upsertMove(transaction, { pupil: pupil.user, toClass: to, askedBy: actor, until })
  const told = { at: now, what: 'move-asked', actor, person: pupil.user } as const
  await writeLog(transaction, { ...told, class: to })
}

/**
 * Moves a pupil to another class that the reader keeps, at once; asks where it is somebody else's, whose code they know
 * (pupils.md#moving). Plays stay theirs.
 */
export function movePupil(room: PupilsRoom): Handler<typeof pupils.movePupil> {
  const { database, random, clock } = room
  const move = async (
    transaction: Queries,
    { id, to, isByCode }: { id: string; to: string; isByCode: boolean },
    reader: Reader,
  ) => {
    const pupil = await lockKept(transaction, id, reader)
    const done = { actor: idOfReader(reader), now: clock.now() }
    if (isByCode && !(await teachesClass(transaction, to, reader))) {
      await ask(transaction, pupil, to, done)
      return answerPupil(transaction, pupil, done.now)
    }
    const there = await lockClassInUse(transaction, to, reader)
    return answerPupil(transaction, await changeHome(transaction, pupil, there, done), done.now)
  }
  return async ({ params: { id }, body }, { reader, address }) => {
    const isByCode = 'joinCode' in body
    const to = isByCode ? (await room.classOfCode(body.joinCode, address)).id : body.class
    return withOwnNumber(() =>
      inTransaction(database, random, transaction =>
        move(transaction, { id, to, isByCode }, reader),
      ),
    )
  }
}
