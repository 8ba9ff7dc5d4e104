import type { BattleDifficulty } from '@duologue/domain/choices/battle-difficulties'
import type { HallSettings } from '@duologue/domain/live/hall-settings'
import { membersOf } from '../../classes/index'
import type { ThingId } from '../../playable'
import type { LiveRoom } from '../live-room'

/** A game that is over, of a class or of nobody's. */
interface Over {
  class: string | null
  /** What it was opened for, if for an assignment. */
  assignment: string | null
  /** Undefined where what was played is gone. */
  thing: ThingId | undefined
  settings: { mode: HallSettings['mode']; difficulty: BattleDifficulty }
  at: Date
}

/**
 * For which assignment the game of each of some users counts: the one that it was opened for, else the one of its class
 * that it fits (live.md#what-counts). It counts for those alone who are students of the class.
 */
export async function countedAssignments(
  { database, assignmentsToMeet }: Pick<LiveRoom, 'assignmentsToMeet' | 'database'>,
  { class: of, assignment, thing, settings, at }: Over,
  users: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (of === null || users.length === 0) return new Map()
  const enrolled = new Set((await membersOf(database, of)).map(({ student }) => student))
  const students = users.filter(user => enrolled.has(user))
  if (assignment !== null) return new Map(students.map(user => [user, assignment]))
  if (!thing || students.length === 0) return new Map()
  const { mode, difficulty } = settings
  return assignmentsToMeet({ class: of, thing, mode, difficulty, students, at })
}
