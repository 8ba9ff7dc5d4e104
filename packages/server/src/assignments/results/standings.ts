import type { Standing } from '@duologue/contract/shapes/standing'
import { assignmentStatus } from '@duologue/domain/assignments/assignment-status'
import type { Requirement } from '@duologue/domain/choices/assignment-choices'
import type { Database } from '../../database/connect'
import { type PlayMarks, playMarks } from '../../plays/index'
import type { AssignmentRow } from '../assignment-table'

/** How each of some students stands with each of some assignments. */
export type Standings = (assignment: AssignmentRow, student: string) => Standing

const metAt: Record<Requirement, (marks: PlayMarks) => Date | null> = {
  play: marks => marks.firstPlay,
  score: marks => marks.firstReached,
  win: marks => marks.firstWin,
}

function standing(row: AssignmentRow, marks: PlayMarks | undefined, now: Date): Standing {
  const met = marks ? metAt[row.requirement](marks) : null
  return {
    status: assignmentStatus(met?.getTime() ?? null, row.dateDue.getTime(), now.getTime()),
    score: marks?.best ?? null,
    plays: marks?.plays ?? 0,
    metAt: met?.toISOString() ?? null,
  }
}

/** Finds out how students stand, in one query however many they are. */
export async function standingsOf(
  database: Database,
  rows: readonly AssignmentRow[],
  students: readonly string[],
  now: Date,
): Promise<Standings> {
  const marks = new Map<string, PlayMarks>()
  for (const one of await playMarks(database, { assignments: rows, students }))
    marks.set(`${one.assignment} ${one.student}`, one)
  return (row, student) => standing(row, marks.get(`${row.id} ${student}`), now)
}
