import type { Reader } from '@duologue/domain/accounts/reader'
import { idOfReader } from '../../accounts/index'
import { inTransaction } from '../../database/transaction'
import { writeLog } from '../../school/index'
import { changeArchived } from '../class-store'
import type { ClassesRoom } from '../classes-room'
import { lockOwnClass } from '../seen-class'
import { isInUse } from './in-use'

/** Archives a class or brings it back, an admin for a reason; one that is so already stays as it is (classes.md#archived). */
export async function setArchived(
  { database, clock, random }: ClassesRoom,
  reader: Reader,
  { id, isArchived, why }: { id: string; isArchived: boolean; why?: string },
) {
  const [actor, now] = [idOfReader(reader), clock.now()]
  return inTransaction(database, random, async transaction => {
    const row = await lockOwnClass(transaction, id, reader)
    if (isInUse(row) === isArchived) {
      await changeArchived(transaction, id, isArchived ? now : null)
      const what = isArchived ? 'class-archived' : 'class-unarchived'
      const logged = { at: now, what, actor, class: id } as const
      await writeLog(transaction, { ...logged, ...(why ? { about: why } : {}) })
    }
    return { id, isArchived }
  })
}
