import type { Database } from '../database/connect'
import type { Clock } from '../outside/clock/clock'
import type { DraftService } from '../outside/drafts/draft-service'
import type { RandomSource } from '../outside/random/random'
import type { Semaphore } from '../semaphore'

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

/** What drafting lines works with. */
export interface DraftingRoom extends ConversationsRoom {
  /** How common words of a language are, 1 for the commonest, null where its list does not know one; empty without a list. */
  ranksOf: (language: string, words: readonly string[]) => Promise<Map<string, number | null>>
  drafts: {
    /** Undefined where none is set up. */
    service: DraftService | undefined
    isForStudents: boolean
    semaphore: Semaphore
    /** Told when the service fails. */
    onFailure: (error: unknown) => void
  }
}
