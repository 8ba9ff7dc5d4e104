import type { AccountsRoom } from '../accounts/index'
import type { Database } from '../database/connect'
import type { Clock } from '../outside/clock/clock'
import type { RandomSource } from '../outside/random/random'

/** What the room's calls work with. */
export interface WebhooksRoom {
  database: Database
  clock: Clock
  random: RandomSource
  /** The key that secrets are made with (webhooks.md#secrets). */
  secretKey: Buffer
  /** The room of people, for mails. */
  accounts: AccountsRoom
}
