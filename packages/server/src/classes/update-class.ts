import type { classes } from '@duologue/contract/classes'
import { inTransaction } from '../database/transaction'
import type { Handler } from '../http/handlers'
import { Refused } from '../http/refused'
import { answerClass } from './answer-class'
import { changeClass } from './class-store'
import type { ClassesRoom } from './classes-room'
import { lockClassOfTeacher, seenClass } from './seen-class'

/** What opens the accounts of pupils, or lets them speak: nothing for a page that others show within theirs (lti.md#sessions). */
const aboutPupils = ['pupilLogin', 'pupilDevices', 'speaking'] as const

export function updateClass(room: ClassesRoom): Handler<typeof classes.updateClass> {
  return async ({ params, body }, { reader, isFramed }) => {
    if (isFramed && aboutPupils.some(name => body[name] !== undefined))
      throw new Refused('frame-session')
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
