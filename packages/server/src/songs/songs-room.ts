import type { Database } from '../database/connect'
import type { Clock } from '../outside/clock/clock'
import type { RandomSource } from '../outside/random/random'
import type { Translate } from '../translation/index'
import type { ProposedCounts } from './times/proposed-counts'

/** What the room's calls work with. */
export interface SongsRoom {
  database: Database
  clock: Clock
  random: RandomSource
}

/** What those work with that are asked for texts whose translation is blank. */
export interface TranslatedSongsRoom extends SongsRoom {
  /** Fills blank translations; never throws, and a text may stay without one (words.md#translating). */
  translate: Translate
}

/** What those work with that save times. */
export interface TimedSongsRoom extends SongsRoom {
  /** How times that were proposed were saved. */
  proposed: ProposedCounts
}
