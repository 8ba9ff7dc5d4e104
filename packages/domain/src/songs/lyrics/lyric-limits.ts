/** Lengths in characters and counts of the lyrics of a song (lyrics.md#lyric-fields). */
export const lyricLimits = {
  /** Lyrics of one song. */
  lyrics: 1000,
  text: 500,
  /** Of lyrics that are pasted at once. */
  pasted: 200_000,
  /** Of one lyric, so that no line outgrows what can be shown. */
  words: 200,
} as const
