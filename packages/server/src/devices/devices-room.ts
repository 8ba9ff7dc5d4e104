import type { AccountsRoom } from '../accounts/index'
import type { Database } from '../database/connect'
import type { Clock } from '../outside/clock/clock'
import type { RandomSource } from '../outside/random/random'

/** What the room's calls work with. */
export interface DevicesRoom {
  database: Database
  clock: Clock
  random: RandomSource
  /** The key that cards are computed with (pupils.md#cards). */
  cardKey: Buffer
  /** The room of people, for logging in and for mails. */
  accounts: AccountsRoom
}
