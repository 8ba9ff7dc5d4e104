/**
 * Lengths in characters (words.md#word-fields, and ours where it is silent), and counts of a search
 * (words.md#word-fields).
 */
export const wordLimits = {
  text: 100,
  translation: 300,
  pinyin: 300,
  annotation: 500,
  usualFound: 10,
  mostFound: 100,
  /** The longest text whose pinyin is asked for: a lyric's (lyrics.md#lyric-fields). */
  readText: 500,
} as const
