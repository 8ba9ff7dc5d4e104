import type { Hundredths } from '../times/time'
import type { WordTimes } from './word-times'

/** A lyric as the rules see it: its times are whole hundredths, its words are known by their ids. */
export interface LyricLine {
  readonly id: string
  readonly text: string
  readonly translation: string
  readonly translationPending: boolean
  readonly translationSource: string | null
  readonly pinyin: string
  readonly annotation: string
  readonly startTime: Hundredths
  readonly stopTime: Hundredths
  readonly duplicateLyric: boolean
  readonly emptyLyric: boolean
  readonly skip: boolean
  readonly firstSungLyric: boolean
  readonly needsReview: boolean
  readonly words: readonly string[]
  /** When its words are sung (lyrics.md#word-times). */
  readonly marks: WordTimes
}

/** The fields of a lyric that people write; flags follow from them. */
export const writtenFields = [
  'text',
  'translation',
  'pinyin',
  'annotation',
  'startTime',
  'stopTime',
  'words',
] as const satisfies readonly (keyof LyricLine)[]

/** The fields of a lyric that follow from the others, unless they are told. */
export const derivedFields = [
  'duplicateLyric',
  'emptyLyric',
  'skip',
  'firstSungLyric',
  'marks',
] as const satisfies readonly (keyof LyricLine)[]

/** A lyric that nobody has written anything into yet. */
export const blankLine = (id: string, text: string): LyricLine => ({
  id,
  text,
  translation: '',
  translationPending: false,
  translationSource: null,
  pinyin: '',
  annotation: '',
  startTime: 0,
  stopTime: 0,
  duplicateLyric: false,
  emptyLyric: true,
  skip: false,
  firstSungLyric: false,
  needsReview: false,
  words: [],
  marks: null,
})
