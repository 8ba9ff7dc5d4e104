import type { WholeSong } from '@duologue/contract/shapes/song-shapes'
import type { BookStatus } from '@duologue/domain/saving/book-status'
import type { Clash } from '@duologue/domain/songs/editing/rebase'
import type { SongInHand } from '@duologue/domain/songs/editing/song-in-hand'
import type { WaitingEdit } from '@duologue/domain/songs/editing/waiting-edits'
import type { LyricLine } from '@duologue/domain/songs/lyrics/lyric-line'

/** Edits that an earlier visit left unsaved, and when the last of them was made. */
export interface FoundEdits {
  at: number
  waiting: readonly WaitingEdit[]
}

/** What the editor of a song shows. */
export interface BookState {
  /** The song with everything that waits. */
  song: SongInHand
  /** The song as the server has it. */
  stored: WholeSong
  waiting: readonly WaitingEdit[]
  status: BookStatus
  /** When all was stored last, in milliseconds. */
  savedAt: number | null
  /** What is wrong, by `<lyric or song>.<field>`. */
  faults: ReadonlyMap<string, string>
  /** What the server said about the last try, when it refused. */
  refusal: string | null
  clashes: readonly Clash[]
  /** Lyrics that others removed while they were edited here, as they were here. */
  gone: readonly LyricLine[]
  found: FoundEdits | null
  /** Whether this tab saves, or another one of the same person; until that is known nothing can be edited. */
  leads: 'asks' | 'leads' | 'follows'
  canUndo: boolean
  canRedo: boolean
}

/** What the journal keeps of a song (songs.md#journal). */
export interface KeptSong {
  song: string
  title: string
  waiting: readonly WaitingEdit[]
  /** The lyrics as they are shown, for the page that saves what can be saved. */
  lines?: readonly { text: string; translation: string; start: number; stop: number }[]
}
