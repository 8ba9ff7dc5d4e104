import { lockUser, takeLeave } from '../accounts/index'
import { inTransaction } from '../database/transaction'
import type { RepeatedWork } from '../repeated-work'
import { writeLog } from '../school/index'
import { lockPupil } from './pupil-store'
import type { PupilsRoom } from './pupils-room'
import { findLeaving, letSomeStay, listSomeUnused, mustLeave } from './unused-pupil-store'

/** How many go in one round. */
const portion = 20

/** Lists some pupils whose account nobody uses any more, and writes that down; whether more may be left. */
function listUnused({ database, random, clock }: PupilsRoom): Promise<boolean> {
  const at = clock.now()
  return inTransaction(database, random, async transaction => {
    const { listed, isMore } = await listSomeUnused(transaction, at)
    const logged = listed.map(({ user, home }) => ({
      at,
      what: 'pupil-listed' as const,
      actor: null,
      person: user,
      ...(home ? { class: home } : {}),
    }))
    await writeLog(transaction, ...logged)
    return isMore
  })
}

/** Takes away some of the accounts whose time on the list is over, as accounts go; whether more may be left. */
async function letLeave({ database, random, clock, accounts }: PupilsRoom): Promise<boolean> {
  const due = await findLeaving(database, clock.now(), portion)
  for (const id of due)
    await inTransaction(database, random, async transaction => {
      await lockUser(transaction, id)
      await lockPupil(transaction, id)
      // Somebody may have logged in meanwhile, or be in a class again.
      if (!(await mustLeave(transaction, id, clock.now()))) return
      const logged = { at: clock.now(), what: 'pupil-left', actor: null, person: id } as const
      await writeLog(transaction, logged)
      await takeLeave(accounts, transaction, { id, actor: null })
    })
  return due.length === portion
}

/**
 * Lists the pupils whose accounts nobody uses, and takes those away whose time on the list is over (school.md#retention);
 * who is used after all comes off it. A backup that is restored does again what was due. Whether more may be left.
 */
export async function forgetUnusedPupils(room: PupilsRoom): Promise<boolean> {
  const more = [
    await letSomeStay(room.database, room.clock.now()),
    await letLeave(room),
    await listUnused(room),
  ]
  return more.includes(true)
}

/** Does so again and again. */
export const forgettingUnusedPupilsWork = (room: PupilsRoom): RepeatedWork => ({
  name: 'forgetting-unused-pupils',
  everyMs: 60 * 60 * 1000,
  portion: () => forgetUnusedPupils(room),
  failed: 'pupils whom nobody uses stay',
})
