import type { Reader } from '@duologue/domain/accounts/reader'
import type { Database, Queries } from '../database/connect'
import type { Clock } from '../outside/clock/clock'
import type { RandomSource } from '../outside/random/random'
import type { PlayableThings } from '../playable'
import type { AssignmentsPort } from './assignments-port'
import type { PlayedLines, PlayedSong } from './played-lines'

/** On which day somebody finished a game, a round or a session, and in which language. */
interface StoredPlay {
  user: string
  day: string | null
  language: string
}

/** What the room's calls work with. */
export interface PlaysRoom {
  database: Database
  clock: Clock
  random: RandomSource
  assignments: AssignmentsPort
  things: PlayableThings
  /** Refuses Speaking Mode to whoever may not use it (pupils.md#speaking-mode). */
  requireMaySpeak: (database: Database, reader: Reader) => Promise<void>
  /** Hears that a game of an assignment was begun. */
  onBegun: (queries: Queries, begun: { assignment: string; user: string }) => Promise<void>
  /** Hears how each line of a stored play went, in the transaction that stores it; told again it does nothing. */
  onPlayed: (transaction: Queries, play: PlayedLines) => Promise<void>
  /** The same of a game over a song that was played again here. */
  onSung: (transaction: Queries, play: PlayedSong) => Promise<void>
  /** Hears of every play that was stored, in that transaction and when all else of it is done. */
  onStored: (transaction: Queries, play: StoredPlay) => Promise<void>
}
