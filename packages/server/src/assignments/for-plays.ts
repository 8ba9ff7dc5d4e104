import { isLate } from '@duologue/domain/assignments/assignment-status'
import { meetsRequirement } from '@duologue/domain/assignments/requirement'
import { idOfReader } from '../accounts/index'
import { classById, enrolmentOf, keepEnrolled } from '../classes/index'
import { Refused } from '../http/refused'
import type { AssignmentsPort } from '../plays/index'
import { assignmentById, holdAssignment, noteCompletion } from './assignment-store'
import type { AssignmentsRoom } from './assignments-room'
import { playersFor } from './players-for'
import { seenAssignment } from './seen-assignment'

/** What this room answers the room of plays. */
export function assignmentsForPlays(room: AssignmentsRoom): AssignmentsPort {
  return {
    async toPlay(database, id, reader) {
      const row = await assignmentById(database, id)
      const pair = row && { class: row.class, student: idOfReader(reader) }
      const enrolment = pair && (await enrolmentOf(database, pair))
      if (!row || !enrolment) throw new Refused('not-allowed')
      const { conversation, pronunciationList, mode, difficulty } = row
      const { relaxed, extraTime } = enrolment
      return { id, conversation, pronunciationList, mode, difficulty, relaxed, extraTime }
    },
    async hold(transaction, id, student) {
      const row = await holdAssignment(transaction, id)
      if (!row) return false
      return (await keepEnrolled(transaction, { class: row.class, student })) !== undefined
    },
    async stored(transaction, play) {
      const { assignment, user: student, playedAt: completedAt } = play
      const row = await assignmentById(transaction, assignment)
      if (!row || !meetsRequirement(row, play)) return
      const onTime = !isLate(completedAt.getTime(), row.dateDue.getTime())
      const noted = { assignment, student, isOnTime: onTime, completedAt }
      if (!(await noteCompletion(transaction, noted))) return
      const found = await classById(transaction, row.class)
      if (!found) return
      const { title, class: classId } = row
      const { teacher } = found
      for (const hear of room.onCompleted)
        await hear(transaction, { assignment, title, class: classId, teacher, student, onTime })
    },
    async playersOf(database, id, reader) {
      const { row, by } = await seenAssignment(database, id, reader).catch((error: unknown) => {
        throw error instanceof Refused ? new Refused('not-allowed') : error
      })
      return playersFor(room, row.class, by)
    },
  }
}
