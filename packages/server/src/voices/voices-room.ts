import type { Reader } from '@duologue/domain/accounts/reader'
import type { Database } from '../database/connect'
import type { Synthesizer } from '../outside/voices/synthesizer'
import type { Semaphore } from '../semaphore'

/** A clip that is kept as a file. */
export interface KeptClip {
  key: string
  url: string
  durationMs: number
}

/** What the room's calls work with. */
export interface VoicesRoom {
  database: Database
  /** The services, the best voices first. */
  services: readonly Synthesizer[]
  /** Told when a service fails. */
  onFailure: (error: unknown) => void
  semaphore: Semaphore
  /** Whether this line is the reader's to change; undefined when there is none. */
  mayChangeLine: (database: Database, line: string, reader: Reader) => Promise<boolean | undefined>
  isWord: (database: Database, word: string) => Promise<boolean>
  isLyric: (database: Database, lyric: string) => Promise<boolean>
  /** Keeps an MP3 as somebody's file. */
  keepClip: (owner: string, mp3: Uint8Array) => Promise<KeptClip>
  /** Keeps the same clip for somebody else; undefined when it is gone. */
  copyClip: (owner: string, key: string) => Promise<KeptClip | undefined>
  /** Whether a clip is still there. */
  isKept: (key: string) => Promise<boolean>
  /** Refuses who has had too much spoken lately. */
  mayKeepMore: (reader: Reader) => Promise<void>
}
