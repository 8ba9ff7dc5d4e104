import type { classes } from '@duologue/contract/classes'
import { inTransaction } from '../database/transaction'
import type { Handler } from '../http/handlers'
import { answerClass } from './answer-class'
import { changeClass } from './class-store'
import type { ClassesRoom } from './classes-room'
import { lockClassOfTeacher, seenClass } from './seen-class'

export function updateClass(room: ClassesRoom): Handler<typeof classes.updateClass> {
  return async ({ params, body }, { reader }) => {
    const change = Object.fromEntries(
      Object.entries(body).filter(([, value]) => value !== undefined),
    )
    await inTransaction(room.database, room.random, async transaction => {
      await lockClassOfTeacher(transaction, params.id, reader)
      if (Object.keys(change).length > 0) await changeClass(transaction, params.id, change)
    })
    return answerClass(room, await seenClass(room.database, params.id, reader))
  }
}
