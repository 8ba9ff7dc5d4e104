import { fitsAssignment } from '@duologue/domain/assignments/fits-assignment'
import type { BattleDifficulty } from '@duologue/domain/choices/battle-difficulties'
import type { PlayMode } from '@duologue/domain/choices/play-modes'
import type { Database, Queries } from '../database/connect'
import type { ThingId } from '../playable'
import { thingIn } from '../thing-columns'
import { assignmentById, assignmentsOfClass, assignmentsSince } from './assignment-store'
import { standingsOf } from './results/standings'

/** What an assignment of a class asks to be played; undefined when the class has none of this id. */
export async function assignedIn(queries: Queries, id: string, classId: string) {
  const row = await assignmentById(queries, id)
  const thing = row && thingIn(row)
  if (!thing || row.class !== classId) return undefined
  const { title, mode, difficulty } = row
  return { id, thing, title, mode, difficulty }
}

/** What an assignment is called; undefined when it is gone. */
export const titleOfAssignment = async (queries: Queries, id: string) =>
  (await assignmentById(queries, id))?.title

/** The assignments of a class by their ids: what they are called, and until when they are due. */
export async function assignmentsNamed(queries: Queries, id: string) {
  const rows = await assignmentsOfClass(queries, id)
  return new Map(rows.map(row => [row.id, { id: row.id, title: row.title, dateDue: row.dateDue }]))
}

/** A game that was played with others, and by which students of a class. */
interface PlayedTogether {
  class: string
  thing: ThingId
  mode: PlayMode
  difficulty: BattleDifficulty
  students: readonly string[]
  at: Date
}

/**
 * For each of some students the assignment of their class that a game of theirs fits, and that they have not met: of
 * several the one that is due next (live.md#what-counts).
 */
export async function assignmentsToMeet(
  database: Database,
  { class: id, thing, students, at, ...game }: PlayedTogether,
): Promise<Map<string, string>> {
  const all = await assignmentsSince(database, [id], at)
  const fitting = all.filter(row => {
    const about = thingIn(row)
    return about?.kind === thing.kind && about.id === thing.id && fitsAssignment(row, game)
  })
  const standing = await standingsOf(database, fitting, students, at)
  return new Map(
    students.flatMap(student => {
      const open = fitting.find(row => standing(row, student).status === 'open')
      return open ? [[student, open.id] as const] : []
    }),
  )
}
