import type { ListedItem } from '@duologue/contract/pronunciation-shapes'
import type { BattleDifficulty } from '@duologue/domain/choices/battle-difficulties'
import type { Database } from '../database/connect'
import type { Caller } from '../http/handlers'
import type { Clock } from '../outside/clock/clock'
import type { RandomSource } from '../outside/random/random'

/** What the room's calls work with; the neighbours behind it are wired by the house. */
export interface PronunciationRoom {
  database: Database
  clock: Clock
  random: RandomSource
  /** Those of these addresses that are files of this user. */
  filesOf: (
    addresses: readonly string[],
    user: string,
  ) => Promise<ReadonlyMap<string, { kind: 'image' | 'audio' }>>
  /** How Chinese texts are read, by text. */
  pinyinOf: (texts: readonly string[]) => Promise<ReadonlyMap<string, string>>
  /** What tells one viewer from another (R3). */
  viewerOf: (caller: Caller) => Promise<string>
  /** Common words of the library in a two-letter language, of this difficulty; none where it is not known. */
  commonWords: (
    language: string,
    difficulty: BattleDifficulty,
  ) => Promise<readonly Omit<ListedItem, 'list'>[]>
  /** Words of the library by id, each with its two-letter language. */
  wordItems: (
    ids: readonly string[],
  ) => Promise<ReadonlyMap<string, Omit<ListedItem, 'list'> & { language: string }>>
}
