import type { Database } from '../database/connect'
import type { Clock } from '../outside/clock/clock'
import type { RandomSource } from '../outside/random/random'

/** What the room works with. */
export interface LtiRoom {
  database: Database
  clock: Clock
  random: RandomSource
  /** What the private halves of our keys are sealed with. */
  sealKey: Buffer
}
