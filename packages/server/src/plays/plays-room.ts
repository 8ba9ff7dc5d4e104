import type { Database, Queries } from '../database/connect'
import type { Clock } from '../outside/clock/clock'
import type { RandomSource } from '../outside/random/random'
import type { AssignmentsPort } from './assignments-port'
import type { PlayedLines } from './played-lines'

/** What the room's calls work with. */
export interface PlaysRoom {
  database: Database
  clock: Clock
  random: RandomSource
  assignments: AssignmentsPort
  /** Hears how each line of a stored play went, in the transaction that stores it; told again it does nothing. */
  onPlayed: (transaction: Queries, play: PlayedLines) => Promise<void>
}
