import type { Agenda } from '@duologue/contract/assignments'
import type { Database } from '../database/connect'
import type { Clock } from '../outside/clock/clock'
import type { RandomSource } from '../outside/random/random'

/** What the room's calls work with. */
export interface DaysRoom {
  database: Database
  clock: Clock
  random: RandomSource
  /** What a student has to play that is due before a moment, what is due next first, with how they stand. */
  dueSoon: (student: string, until: Date) => Promise<Agenda['due']>
}
