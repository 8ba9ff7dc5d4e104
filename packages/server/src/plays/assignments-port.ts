import type { Pupil } from '@duologue/contract/shapes/field-shapes'
import type { SavedPlay } from '@duologue/contract/shapes/play'
import type { Reader } from '@duologue/domain/accounts/reader'
import type {
  AssignmentDifficulty,
  AssignmentMode,
} from '@duologue/domain/choices/assignment-choices'
import type { Database, Queries } from '../database/connect'
import type { ThingId } from '../playable'

/** An assignment as one of its students plays it, with what they alone are allowed (plays.md#plays-of-assignments). */
export interface PlayableAssignment {
  id: string
  thing: ThingId
  mode: AssignmentMode
  difficulty: AssignmentDifficulty
  relaxed: boolean
  extraTime: number
}

/** An assignment that a transaction holds for one of its students. */
interface HeldAssignment {
  /** Hears that this play of it was stored, in the same transaction. */
  stored(play: { id: string; score: number; verified: boolean }): Promise<void>
}

/** What the room of assignments answers about plays. It visits this room, so it is handed in by the house. */
export interface AssignmentsPort {
  /** The assignment for one of its students; everybody else is refused (403), whether or not there is one. */
  toPlay(database: Database, id: string, reader: Reader): Promise<PlayableAssignment>
  /**
   * The assignment that a student still has; undefined when they have it no longer. What makes it so stays until the
   * transaction ends.
   */
  hold(transaction: Queries, id: string, user: string): Promise<HeldAssignment | undefined>
  /** What an assignment asks for and how its student stands with it now; undefined when it is gone. */
  standsAt(database: Database, id: string, student: string): Promise<SavedPlay['assigned']>
  /** Whose plays a reader may see: a student the own, the teacher those of the students there are now; else 403. */
  playersOf(database: Database, id: string, reader: Reader): Promise<Map<string, Pupil | undefined>>
}
