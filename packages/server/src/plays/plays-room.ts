import type { Database } from '../database/connect'
import type { Clock } from '../outside/clock/clock'
import type { RandomSource } from '../outside/random/random'
import type { AssignmentsPort } from './assignments-port'

/** What the room's calls work with. */
export interface PlaysRoom {
  database: Database
  clock: Clock
  random: RandomSource
  assignments: AssignmentsPort
}
