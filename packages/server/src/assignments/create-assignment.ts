import type { assignments } from '@duologue/contract/assignments'
import type { CallArguments } from '@duologue/contract/endpoint'
import type { Reader } from '@duologue/domain/accounts/reader'
import { assignmentLimits } from '@duologue/domain/choices/limits'
import { idOfReader } from '../accounts/index'
import { classById, lockClassOfTeacher } from '../classes/index'
import { readableConversation } from '../conversations/index'
import type { Database } from '../database/connect'
import { inTransaction } from '../database/transaction'
import type { Handler } from '../http/handlers'
import { Refused } from '../http/refused'
import { newId } from '../outside/random/new-id'
import { playableList } from '../pronunciation/index'
import { answerAssignment } from './answer-assignments'
import { askedScore } from './asked-score'
import { countAssignments, insertAssignment } from './assignment-store'
import type { AssignmentRow } from './assignment-table'
import type { AssignmentsRoom } from './assignments-room'
import { dueInstant } from './due-instant'

type Body = CallArguments<typeof assignments.createAssignment>['body']

/** What is assigned: a conversation that its teacher may see, or such a list with enough in it for a round. */
async function assignedThing(database: Database, body: Body, reader: Reader) {
  if ('conversation' in body) {
    const { id, title } = await readableConversation(database, body.conversation, reader)
    return { conversation: id, pronunciationList: null, title, activity: body.type }
  }
  const { id, title } = await playableList(database, body.pronunciationList, reader)
  const activity = 'pronunciationCustom' as const
  return { conversation: null, pronunciationList: id, title, activity }
}

/** Assigns a conversation or a list that the teacher may see to a class that is his own (security.md 4b, 16). */
export function createAssignment(
  room: AssignmentsRoom,
): Handler<typeof assignments.createAssignment> {
  const { database, clock, random } = room
  return async ({ body }, { reader }) => {
    const teacher = idOfReader(reader)
    const { classes, mode, difficulty, requirement, timeZone = 'UTC' } = body
    const [classId = ''] = classes
    const owned = await classById(database, classId)
    // Whether or not there is such a class: it is not his.
    if (owned?.teacher !== teacher) throw new Refused('not-allowed')
    const thing = await assignedThing(database, body, reader)
    const row: AssignmentRow = {
      id: newId(random, clock),
      class: classId,
      ...thing,
      mode,
      difficulty,
      requirement,
      requiredScore: askedScore(requirement, body),
      dateDue: dueInstant(body.dateDue, timeZone),
      timeZone,
      createdAt: clock.now(),
    }
    await inTransaction(database, random, async transaction => {
      await lockClassOfTeacher(transaction, classId, reader)
      if ((await countAssignments(transaction, classId)) >= assignmentLimits.aClass)
        throw new Refused('too-many-assignments')
      await insertAssignment(transaction, row)
    })
    return answerAssignment(room, row, { id: teacher, role: 'teacher' })
  }
}
