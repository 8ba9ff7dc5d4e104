import type { BattleMode } from '@duologue/domain/choices/battle-modes'
import type { SongMode } from '@duologue/domain/choices/song-game-choices'
import type { WordResult } from './line-result-store'

/** The first answer to each line of a play that was stored, verified or only told. */
export interface PlayedLines {
  id: string
  user: string
  conversation: string
  mode: BattleMode
  at: Date
  /** The day that it was where its player is, such as 2026-02-28. */
  day: string | null
  lines: readonly { line: string; right: boolean }[]
}

/** The first answer to each word or line of a song in a play that was stored. */
export interface PlayedSong extends Omit<PlayedLines, 'conversation' | 'mode'> {
  song: string
  mode: SongMode
  words: readonly WordResult[]
}
