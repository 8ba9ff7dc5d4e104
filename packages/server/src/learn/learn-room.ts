import type { Database, Queries } from '../database/connect'
import type { Clock } from '../outside/clock/clock'
import type { RandomSource } from '../outside/random/random'

/** What the room's calls work with. */
export interface LearnRoom {
  database: Database
  clock: Clock
  random: RandomSource
  /** Hears on which days new answers of a user fall, in the transaction that stores them; memories are locked before. */
  onAnswered: (
    transaction: Queries,
    user: string,
    days: readonly { day: string; language: string }[],
  ) => Promise<void>
}
