import type { LyricLine } from '../lyrics/lyric-line'

/** A word of a lyric, as far as editing needs to know it. */
export interface WordInHand {
  readonly id: string
  readonly text: string
  readonly translation: string
  readonly pinyin: string
}

/** A song as its editor has it in hand: its own fields, its lyrics in their order, and the words that they name. */
export interface SongInHand {
  readonly fields: Readonly<Record<string, unknown>>
  readonly lyrics: readonly LyricLine[]
  readonly words: ReadonlyMap<string, WordInHand>
}

/** The fields of a lyric that an editor sets one by one (lyrics.md#lyric-fields). */
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
  'marks',
] as const satisfies readonly (keyof LyricLine)[]

export type LyricField = (typeof lyricFields)[number]

/** The words of a lyric as they are written. */
export const wordsOf = (song: SongInHand, lyric: LyricLine): WordInHand[] =>
  lyric.words.flatMap(id => song.words.get(id) ?? [])

/** What an edit says of a field: of words the words themselves, of all others the value in the lyric. */
export const valueOf = (song: SongInHand, lyric: LyricLine, field: LyricField): unknown =>
  field === 'words' ? wordsOf(song, lyric) : lyric[field]

/** The fields that lyrics with the same text share (lyrics.md#replace-duplicates). */
export const sharedFields: readonly LyricField[] = [
  'text',
  'translation',
  'pinyin',
  'annotation',
  'words',
]

/** A plain value as fields show it; nothing for what has no text. */
export const asText = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
    ? String(value)
    : ''
