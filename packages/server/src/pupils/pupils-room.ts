import type { AccountsRoom } from '../accounts/index'
import type { Database } from '../database/connect'
import type { Clock } from '../outside/clock/clock'
import type { RandomSource } from '../outside/random/random'

/** What the room's calls work with. */
export interface PupilsRoom {
  database: Database
  clock: Clock
  random: RandomSource
  /** The key that cards are computed with (pupils.md#cards). */
  cardKey: Buffer
  /** From which age on somebody decides alone to have an own account (pupils.md#claiming). */
  ownAccountAge: number
  /** The class to which a code leads, asked from an address (classes.md#join-code). */
  classOfCode: (code: string, address: string) => Promise<{ id: string }>
  /** The room of people, for logging in and for taking accounts away. */
  accounts: AccountsRoom
}
