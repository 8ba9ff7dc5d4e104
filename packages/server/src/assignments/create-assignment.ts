import type { assignments } from '@duologue/contract/assignments'
import { idOfReader } from '../accounts/index'
import { lockClassInUse } from '../classes/index'
import { inTransaction } from '../database/transaction'
import type { Handler } from '../http/handlers'
import { askedThing } from '../thing-columns'
import { answerAssignment } from './answer-assignments'
import type { AssignmentsRoom } from './assignments-room'
import { insertAssignments } from './insert-assignments'
import { newRow } from './new-row'
import { ownClass } from './own-class'

/**
 * Assigns a conversation, or a list or song with enough in it for a game, that the teacher may see to a class that is their own
 * (assignments.md#assign-to-class).
 */
export function createAssignment(
  room: AssignmentsRoom,
): Handler<typeof assignments.createAssignment> {
  const { database, random, things } = room
  return async ({ body }, { reader }) => {
    const classId = await ownClass(database, body.classes, reader)
    const { kind, name } = askedThing(body)
    const thing = await things[kind].requirePlayable(database, name, reader)
    const row = newRow(room, { class: classId, thing }, body)
    await inTransaction(database, random, async transaction => {
      const { songMaturity } = await lockClassInUse(transaction, classId, reader)
      await things[kind].requireForClass?.(transaction, thing.id, songMaturity)
      await insertAssignments(transaction, classId, [row])
    })
    return answerAssignment(room, row, { id: idOfReader(reader), role: 'teacher' })
  }
}
