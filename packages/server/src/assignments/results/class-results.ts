import type { Reader } from '@duologue/domain/accounts/reader'
import { dayOf } from '@duologue/domain/assignments/due-date'
import type { BuiltLanguage } from '@duologue/domain/messages/site-languages'
import { classOfTeacher } from '../../classes/index'
import { pupilsOf } from '../answer-assignments'
import { assignedNames, nameFor } from '../assigned-names'
import { assignmentsOfClass } from '../assignment-store'
import type { AssignmentRow } from '../assignment-table'
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

/**
 * How each student of a class stands with each of its assignments, or with so many that are due last; for its teacher,
 * in a few queries.
 */
export async function standingsOfClass(
  room: AssignmentsRoom,
  id: string,
  reader: Reader,
  most?: number,
) {
  const { database, clock } = room
  const found = await classOfTeacher(database, id, reader)
  const [all, pupils] = await Promise.all([
    assignmentsOfClass(database, found.id),
    pupilsOf(room, found.id),
  ])
  const rows = all.slice(0, most)
  const ids = pupils.map(pupil => pupil.id)
  const [names, standing] = await Promise.all([
    assignedNames(room, rows),
    standingsOf(database, rows, ids, clock.now()),
  ])
  const called = (row: AssignmentRow) => nameFor(row, names).title
  return { name: found.name, rows, total: all.length, pupils, titleOf: called, standing }
}

/** Gathers all results of a class as a table for its teacher, in the language that they ask for. */
export async function classResults(
  room: AssignmentsRoom,
  id: string,
  { reader, language }: { reader: Reader; language: BuiltLanguage },
): Promise<ClassResults> {
  const [found, { results }] = await Promise.all([
    standingsOfClass(room, id, reader),
    room.wordsIn(language),
  ])
  const { exportHeads, modes, difficulties, requirements, statuses } = results
  return {
    name: found.name,
    heads: Object.values(exportHeads),
    rows: found.pupils.flatMap(pupil =>
      found.rows.map(row => {
        const { status, score, plays, metAt } = found.standing(row, pupil.id)
        return [
          pupil.fullName,
          pupil.username,
          found.titleOf(row),
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
