import { takeLeave } from '../accounts/index'
import { inTransaction } from '../database/transaction'
import type { RepeatedWork } from '../repeated-work'
import { findDue, lockPupil } from './pupil-store'
import type { PupilsRoom } from './pupils-room'

const everyMs = 10 * 60 * 1000
/** How many go in one round. */
const portion = 20

/**
 * Takes away the accounts of deleted pupils whose time is over, as accounts go (pupils.md#deleting): a backup that is
 * restored does again what was due. Whether more may be left.
 */
export async function deleteDuePupils(room: PupilsRoom): Promise<boolean> {
  const { database, random, clock, accounts } = room
  const due = await findDue(database, clock.now(), portion)
  for (const id of due)
    await inTransaction(database, random, async transaction => {
      const pupil = await lockPupil(transaction, id)
      // Somebody may have brought them back meanwhile.
      if (pupil?.deleteAt && pupil.deleteAt <= clock.now())
        await takeLeave(accounts, transaction, { id, actor: null })
    })
  return due.length === portion
}

/** Does so again and again. */
export const deletingPupilsWork = (room: PupilsRoom): RepeatedWork => ({
  name: 'deleting-pupils',
  everyMs,
  portion: () => deleteDuePupils(room),
  failed: 'deleted pupils stay',
})
