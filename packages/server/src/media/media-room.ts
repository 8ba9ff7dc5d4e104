import type { Database } from '../database/connect'
import type { FileUses } from '../file-uses'
import type { Clock } from '../outside/clock/clock'
import type { FileStore } from '../outside/files/files'
import type { RandomSource } from '../outside/random/random'
import type { Semaphore } from '../semaphore'

/** How many bytes of files are kept at most. */
interface FileQuotas {
  account: number
  /** Editors keep the recordings of songs. */
  editor: number
  installation: number
}

/** What the room's calls work with. */
export interface MediaRoom {
  database: Database
  clock: Clock
  random: RandomSource
  store: FileStore
  /** The rooms whose things name files. */
  uses: readonly FileUses[]
  quotas: FileQuotas
  /** Decoding is heavy: few at a time. */
  semaphore: Semaphore
}
