import type { assignments } from '@duologue/contract/assignments'
import type { CallArguments } from '@duologue/contract/endpoint'
import type { Reader } from '@duologue/domain/accounts/reader'
import { idOfReader } from '../accounts/index'
import { lockClassOfTeacher } from '../classes/index'
import { requireConversation } from '../conversations/index'
import type { Database } from '../database/connect'
import { inTransaction } from '../database/transaction'
import type { Handler } from '../http/handlers'
import { playableList } from '../pronunciation/index'
import { answerAssignment } from './answer-assignments'
import type { AssignmentsRoom } from './assignments-room'
import { insertAssignments } from './insert-assignments'
import { newRow } from './new-row'
import { ownClass } from './own-class'

type Body = CallArguments<typeof assignments.createAssignment>['body']

/** What is assigned: a conversation that its teacher may see, or such a list with enough in it for a round. */
async function assignedThing(database: Database, body: Body, reader: Reader) {
  if ('conversation' in body) {
    const { id, title } = await requireConversation(database, body.conversation, reader)
    return { conversation: id, pronunciationList: null, title, activity: body.type }
  }
  const { id, title } = await playableList(database, body.pronunciationList, reader)
  const activity = 'pronunciationCustom' as const
  return { conversation: null, pronunciationList: id, title, activity }
}

/**
 * Assigns a conversation or a list that the teacher may see to a class that is their own
 * (assignments.md#assign-to-class).
 */
export function createAssignment(
  room: AssignmentsRoom,
): Handler<typeof assignments.createAssignment> {
  const { database, random } = room
  return async ({ body }, { reader }) => {
    const classId = await ownClass(database, body.classes, reader)
    const thing = await assignedThing(database, body, reader)
    const row = newRow(room, { class: classId, ...thing }, body)
    await inTransaction(database, random, async transaction => {
      await lockClassOfTeacher(transaction, classId, reader)
      await insertAssignments(transaction, classId, [row])
    })
    return answerAssignment(room, row, { id: idOfReader(reader), role: 'teacher' })
  }
}
