/** A word of a lyric, as far as editing needs to know it. */
export interface WordInHand {
  readonly id: string
  readonly text: string
  readonly translation: string
  readonly pinyin: string
}

/** What of a lyric can be edited field by field (S3 section 3). */
export interface LyricFields {
  readonly text: string
  readonly translation: string
  readonly pinyin: string
  readonly annotation: string
  /** Seconds with two decimals; text as long as it is no valid time. */
  readonly startTime: number | string
  readonly stopTime: number | string
  readonly duplicateLyric: boolean
  readonly emptyLyric: boolean
  readonly skip: boolean
  readonly firstSungLyric: boolean
  readonly words: readonly WordInHand[]
}

export interface LyricInHand extends LyricFields {
  readonly id: string
  /** Its translation is blank and on its way (R8). */
  readonly translationPending: boolean
  readonly needsReview: boolean
}

/** A song as its editor has it in hand: its own fields and its lyrics in their order. */
export interface SongInHand {
  readonly fields: Readonly<Record<string, unknown>>
  readonly lyrics: readonly LyricInHand[]
}

export const lyricFields = [
  'text',
  'translation',
  'pinyin',
  'annotation',
  'startTime',
  'stopTime',
  'duplicateLyric',
  'emptyLyric',
  'skip',
  'firstSungLyric',
  'words',
] as const satisfies readonly (keyof LyricFields)[]

export type LyricField = (typeof lyricFields)[number]

/** The fields of a lyric that lyrics with the same text share (editor-rules.md, replaceDuplicateLyrics). */
export const sharedFields: readonly LyricField[] = [
  'text',
  'translation',
  'pinyin',
  'annotation',
  'words',
]
