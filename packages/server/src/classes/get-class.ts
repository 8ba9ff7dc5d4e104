import type { classes } from '@duologue/contract/classes'
import type { Handler } from '../http/handlers'
import { answerClass } from './answer-class'
import type { ClassesRoom } from './classes-room'
import { seenClass } from './seen-class'

export function getClass(room: ClassesRoom): Handler<typeof classes.getClass> {
  return async ({ params, query }, { reader }) =>
    answerClass(room, await seenClass(room.database, params.id, reader), query.expand)
}
