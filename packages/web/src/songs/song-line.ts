import type { WholeSong } from '@duologue/contract/shapes/song-shapes'

/** What a page shows of a lyric beside what it edits. */
export interface SongLine {
  readonly id: string
  readonly text: string
  readonly translation: string
}

/** The lyrics of a song as lines, in their order. */
export const linesOf = ({ lyrics }: Pick<WholeSong, 'lyrics'>): SongLine[] =>
  lyrics.map(({ id, text, translation }) => ({ id, text, translation }))
