import type { classes } from '@duologue/contract/classes'
import { idOfReader } from '../../accounts/index'
import { inTransaction } from '../../database/transaction'
import type { Handler } from '../../http/handlers'
import { answerClass } from '../answer-class'
import type { ClassesRoom } from '../classes-room'
import { withFreeCode } from '../joining/with-free-code'
import { makeClass } from './make-class'

export function createClass(room: ClassesRoom): Handler<typeof classes.createClass> {
  const { database, random } = room
  return async ({ body }, { reader }) => {
    const row = await withFreeCode(() =>
      inTransaction(database, random, transaction => makeClass(room, transaction, reader, body)),
    )
    return answerClass(room, { row, by: { id: idOfReader(reader), role: 'teacher' } }, ['all'])
  }
}
