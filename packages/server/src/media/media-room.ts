import type { Database } from '../database/connect'
import type { FileUses } from '../file-uses'
import type { InTurn } from '../in-turn'
import type { Clock } from '../outside/clock/clock'
import type { FileStore } from '../outside/files/files'
import type { RandomSource } from '../outside/random/random'

/** What the room's calls work with. */
export interface MediaRoom {
  database: Database
  clock: Clock
  random: RandomSource
  store: FileStore
  /** The rooms whose things name files. */
  uses: readonly FileUses[]
  /** Decoding is heavy: few at a time. */
  inTurn: InTurn
}
