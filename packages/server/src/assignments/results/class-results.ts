import type { Reader } from '@duologue/domain/accounts/reader'
import { dayOf } from '@duologue/domain/assignments/due-date'
import { assignmentTexts as texts } from '@duologue/domain/messages/assignments/assignments'
import { classOfTeacher } from '../../classes/index'
import { pupilsOf } from '../answer-assignments'
import { assignedThings, titleOf } from '../assigned-things'
import { assignmentsOfClass } from '../assignment-store'
import type { AssignmentsRoom } from '../assignments-room'
import { standingsOf } from './standings'

/** A cell of an export. */
export type Cell = string | number | null

/** The results of a class as a table: what its file is called, the heads, and a row for each student and assignment. */
export interface ClassResults {
  name: string
  heads: readonly string[]
  rows: readonly (readonly Cell[])[]
}

/** Gathers all results of a class for its teacher, in a few queries. */
export async function classResults(
  room: AssignmentsRoom,
  id: string,
  reader: Reader,
): Promise<ClassResults> {
  const { database, clock } = room
  const found = await classOfTeacher(database, id, reader)
  const [rows, pupils] = await Promise.all([
    assignmentsOfClass(database, found.id),
    pupilsOf(room, found.id),
  ])
  const ids = pupils.map(pupil => pupil.id)
  const [things, standing] = await Promise.all([
    assignedThings(database, rows),
    standingsOf(database, rows, ids, clock.now()),
  ])
  const { exportHeads, modes, difficulties, requirements, statuses } = texts
  return {
    name: found.name,
    heads: Object.values(exportHeads),
    rows: pupils.flatMap(pupil =>
      rows.map(row => {
        const { status, score, plays, metAt } = standing(row, pupil.id)
        return [
          pupil.fullName,
          pupil.username,
          titleOf(row, things),
          modes[row.mode],
          difficulties[row.difficulty],
          requirements[row.requirement],
          row.requiredScore,
          dayOf(row.dateDue.getTime(), row.timeZone),
          statuses[status],
          score,
          plays,
          metAt === null ? null : dayOf(Date.parse(metAt), row.timeZone),
        ]
      }),
    ),
  }
}
