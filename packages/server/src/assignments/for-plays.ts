import { idOfReader } from '../accounts/index'
import { holdPlace, isInUse, placeOf, requireInUse } from '../classes/index'
import { Refused } from '../http/refused'
import type { AssignmentsPort } from '../plays/index'
import { thingIn } from '../thing-columns'
import { assignmentById, holdAssignment } from './assignment-store'
import type { AssignmentRow } from './assignment-table'
import type { AssignmentsRoom } from './assignments-room'
import { playersFor } from './players-for'
import { settle } from './results/settle'
import { standingsOf } from './results/standings'
import { seenAssignment } from './seen-assignment'

const playedOf = (
  { id: assignment, class: of }: AssignmentRow,
  student: string,
  { id: play, score }: { id: string; score: number },
) => ({ assignment, class: of, student, play, score })

/** What this room answers the room of plays. */
export function assignmentsForPlays(room: AssignmentsRoom): AssignmentsPort {
  return {
    async toPlay(database, id, reader) {
      const row = await assignmentById(database, id)
      const pair = row && { class: row.class, student: idOfReader(reader) }
      const place = pair && (await placeOf(database, pair))
      const thing = row && thingIn(row)
      if (!thing || !place) throw new Refused('not-allowed')
      const { mode, difficulty } = row
      const { relaxed, extraTime } = requireInUse(place)
      return { id, thing, mode, difficulty, relaxed, extraTime }
    },
    async hold(transaction, id, student) {
      const row = await holdAssignment(transaction, id)
      const place = row && (await holdPlace(transaction, { class: row.class, student }))
      if (!place || !isInUse(place)) return undefined
      return {
        async stored(play) {
          await settle(room, transaction, row, [student])
          if (play.verified) await room.onVerified(transaction, playedOf(row, student, play))
        },
      }
    },
    async standsAt(database, id, student) {
      const row = await assignmentById(database, id)
      if (!row) return undefined
      const [standings, cards, course] = await Promise.all([
        standingsOf(database, [row], [student], room.clock.now()),
        room.earnedBy(database, student, id),
        room.courseStands(database, id, student),
      ])
      const { requirement, requiredScore } = row
      const told = { requirement, requiredScore, standing: standings(row, student), cards }
      return course ? { ...told, course } : told
    },
    async playersOf(database, id, reader) {
      const { row, by } = await seenAssignment(database, id, reader).catch((error: unknown) => {
        throw error instanceof Refused ? new Refused('not-allowed') : error
      })
      return playersFor(room, row.class, by)
    },
  }
}
