import type { classes } from '@duologue/contract/classes'
import { inTransaction } from '../database/transaction'
import type { Handler } from '../http/handlers'
import { deleteClassRow } from './class-store'
import type { ClassesRoom } from './classes-room'
import { lockClassOfTeacher } from './seen-class'

/**
 * Deletes a class with its enrolments and what other rooms hang on it (classes.md#deleting;
 * security.md#what-always-holds).
 */
export function deleteClass(room: ClassesRoom): Handler<typeof classes.deleteClass> {
  return async ({ params: { id } }, { reader }) => {
    await inTransaction(room.database, room.random, async transaction => {
      await lockClassOfTeacher(transaction, id, reader)
      for (const end of room.beforeClassGoes) await end(transaction, id)
      await deleteClassRow(transaction, id)
    })
    return { id }
  }
}
