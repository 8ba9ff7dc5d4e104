import type { WordTimes } from '../lyrics/word-times'

/** Why a text cannot be taken as it is: the whole format fails, and each line that is to blame is named. */
export const faultCodes = [
  'empty-line',
  'no-stamp',
  'wrong-stamp',
  'negative-stamp',
  'has-stamp',
  'too-long',
  'wrong-cue',
  'no-cue',
  'parted-cue',
  'wrong-xml',
  'wrong-beat',
  'no-tempo',
] as const

export type FaultCode = (typeof faultCodes)[number]

/** What an editor is told about a text that was taken. */
export const warningCodes = [
  'reordered',
  'equal-stamps',
  'stamp-in-text',
  'word-stamps',
  'word-times-kept',
  'not-kept',
  'tags-left-out',
  'repeated-cue',
  'empty-cue',
  'stop-told',
  'voices-merged',
  'melody-left-out',
  'offset-applied',
  'offset-ignored',
  'before-start',
  'translation-taken',
  'left-out',
  'repeat-sign',
] as const

export type WarningCode = (typeof warningCodes)[number]

/** A line of the pasted text that something is to be said of; its number counts from 1. */
export interface Notice<Code extends string> {
  line: number
  code: Code
  text: string
}

export interface Fault extends Notice<FaultCode> {
  /** Which of the line's stamps are to blame, from 0. */
  stamps?: readonly number[]
  /** The first and the last line of the cue that is to blame. */
  span?: readonly [number, number]
  /** What to put where in the text to be rid of it. */
  fix?: { from: number; to: number; put: string }
}

export type Warning = Notice<WarningCode>

/** A lyric as it was read: times in hundredths, 0 and 0 where it has none. */
export interface ReadLyric {
  line: number
  text: string
  /** '' when the text did not bring one. */
  translation: string
  start: number
  stop: number
  /** When its words are sung, where the text tells it (lyrics.md#word-times). */
  marks: WordTimes
  /** Credits, adverts and the like: probably not sung. */
  leaveOut: boolean
}

/** What came of reading a text. */
export type Reading =
  | { kind: 'read'; lyrics: ReadLyric[]; warnings: Warning[]; metadata: Record<string, string> }
  | { kind: 'nothing'; metadata: Record<string, string> }
  | { kind: 'faulty'; faults: Fault[] }
  /** The text is in another format than the chosen one. */
  | { kind: 'foreign'; format: LyricFormat }

/** The formats of other programs (lyrics.md#formats): none of them can be taken for another. */
export const fileFormats = ['srt', 'webvtt', 'ass', 'ttml', 'ultrastar'] as const

export type FileFormat = (typeof fileFormats)[number]

/** The formats of pasted lyrics (lyrics.md#formats). */
export const lyricFormats = ['noTimestamps', 'mulanci', ...fileFormats] as const

export type LyricFormat = (typeof lyricFormats)[number]
