import type { LyricLine } from './lyric-line'

/**
 * A copy of a lyric, to stand right below it (lyrics.md#copy): the same text, words and translation,
 * no times; a duplicate that is skipped.
 */
export const copyLyric = <L extends LyricLine>(line: L, id: string): L => ({
  ...line,
  id,
  startTime: 0,
  stopTime: 0,
  duplicateLyric: true,
  skip: true,
  firstSungLyric: false,
  marks: null,
})
