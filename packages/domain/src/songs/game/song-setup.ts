import type { BattleDifficulty } from '../../choices/battle-difficulties'
import type { SongLanguage } from '../../choices/song-choices'
import type { SongMode, SongSource } from '../../choices/song-game-choices'

/** A word of a line: its id, and where it stands in the text; null without a place (lyrics.md#places-of-words). */
export type SungWord = readonly [id: string, from: number | null, to: number | null]

/** A line as a game sees it; its times are seconds, both 0 as long as it is not timed. */
export interface SungLine {
  readonly id: string
  readonly text: string
  readonly start: number
  readonly stop: number
  /** Whether games ask for it: not one that is skipped, a duplicate or empty. */
  readonly isAsked: boolean
  readonly words: readonly SungWord[]
}

/** A word that stands in a song. */
export interface SongWord {
  readonly id: string
  readonly text: string
  readonly pinyin: string
}

/** What a game is made of: a song's sheet has it, and more. */
export interface GameSong {
  readonly language: SongLanguage
  readonly lines: readonly SungLine[]
  readonly words: readonly SongWord[]
}

/** What its player chose, or what was fixed for them. */
export interface SongWishes {
  readonly mode: SongMode
  readonly difficulty: BattleDifficulty
  readonly source: SongSource
  /** Relaxed timing: there is no clock (song-games.md#settings). */
  readonly relaxed: boolean
  /** How many times longer an answer may take. */
  readonly extraTime: number
}

/** All that a game is made of, but its chance. */
export interface SongSetup extends SongWishes {
  readonly song: GameSong
}

/**
 * The setup of a game: browser and server make it of the same two things, so that a replay begins where the game began
 * (song-games.md#verdict).
 */
export function setUpSong(
  { language, lines, words }: GameSong,
  { mode, difficulty, source, relaxed, extraTime }: SongWishes,
): SongSetup {
  return { song: { language, lines, words }, mode, difficulty, source, relaxed, extraTime }
}
