import type { SongLanguage } from '../../choices/song-choices'
import type { WordTimes } from '../lyrics/word-times'
import type { Hundredths } from '../times/time'

/** A lyric as a file has it. */
export interface FileLine {
  text: string
  translation: string
  start: Hundredths
  stop: Hundredths
  marks: WordTimes
}

/** A song as a file has it. */
export interface SongFile {
  title: string
  artist: string
  language: SongLanguage
  duration: Hundredths
  lines: readonly FileLine[]
}

/** The formats that a song is written in (lyrics.md#export); LRC with the times of its words is one of its own. */
export const exportFormats = [
  'lrc',
  'lrcWords',
  'srt',
  'webvtt',
  'ass',
  'ttml',
  'ultrastar',
] as const

export type ExportFormat = (typeof exportFormats)[number]

/** What of each lyric is written. */
export const exportLayers = ['original', 'both', 'translation'] as const

export type ExportLayer = (typeof exportLayers)[number]

/** What a file cannot hold, or holds otherwise. */
type LeftOutCode =
  | 'untimed'
  | 'untranslated'
  | 'translations'
  | 'wordTimes'
  | 'starts'
  | 'ends'
  | 'rounded'
  | 'signs'

/** How many lyrics something is left out of. */
export interface LeftOut {
  code: LeftOutCode
  count: number
}

/** What a writer of a format makes of lines that it can hold. */
export interface Written {
  text: string
  /** Lines whose ends it cannot tell. */
  ends?: number
}
