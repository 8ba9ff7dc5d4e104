import type { Database } from '../database/connect'
import type { RandomSource } from '../outside/random/random'

/** What the room's calls work with. */
export interface PlacementRoom {
  database: Database
  random: RandomSource
}
