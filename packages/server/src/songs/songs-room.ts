import type { Database } from '../database/connect'
import type { Clock } from '../outside/clock/clock'
import type { RandomSource } from '../outside/random/random'
import type { SaveProgress } from './save-progress'

/** What the room's calls work with. */
export interface SongsRoom {
  database: Database
  clock: Clock
  random: RandomSource
  saves: SaveProgress
}
