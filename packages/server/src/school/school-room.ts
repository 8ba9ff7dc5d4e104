import type { Database } from '../database/connect'
import type { Clock } from '../outside/clock/clock'
import type { RandomSource } from '../outside/random/random'

/** What the room's calls work with. */
export interface SchoolRoom {
  database: Database
  clock: Clock
  random: RandomSource
}
