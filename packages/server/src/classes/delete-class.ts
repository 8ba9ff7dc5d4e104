import type { classes } from '@duologue/contract/classes'
import { idOfReader } from '../accounts/index'
import { inTransaction } from '../database/transaction'
import type { Handler } from '../http/handlers'
import { writeLog } from '../school/index'
import { deleteClassRow } from './class-store'
import type { ClassesRoom } from './classes-room'
import { lockOwnClass } from './seen-class'

/**
 * Deletes a class with its enrolments and what other rooms hang on it (classes.md#deleting;
 * security.md#what-always-holds).
 */
export function deleteClass(room: ClassesRoom): Handler<typeof classes.deleteClass> {
  const { database, clock, random } = room
  return async ({ params: { id } }, { reader }) => {
    await inTransaction(database, random, async transaction => {
      await lockOwnClass(transaction, id, reader)
      for (const end of room.beforeClassGoes) await end(transaction, id)
      await deleteClassRow(transaction, id)
      const actor = idOfReader(reader)
      await writeLog(transaction, { at: clock.now(), what: 'class-deleted', actor, class: id })
    })
    return { id }
  }
}
