import type { Database } from '../database/connect'
import type { Clock } from '../outside/clock/clock'
import type { RandomSource } from '../outside/random/random'

/** What the room's calls work with. */
export interface ConversationsRoom {
  database: Database
  clock: Clock
  random: RandomSource
}

/** A file of ours, as lines and covers use it; the length is that of a clip. */
export interface UsableFile {
  kind: 'image' | 'audio'
  durationMs: number | null
}

/** What the calls of authors work with beside it; the neighbours behind it are wired by the house. */
export interface AuthoringRoom extends ConversationsRoom {
  /** Those of these addresses that are files of this user. */
  filesOf: (addresses: readonly string[], user: string) => Promise<Map<string, UsableFile>>
  /** How Chinese texts are read, by text. */
  pinyinOf: (texts: readonly string[]) => Promise<Map<string, string>>
}
