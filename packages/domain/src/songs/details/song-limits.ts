/** Lengths in characters and counts of songs (songs.md#song-fields). */
export const songLimits = {
  /** Of title and artist, and of their translations and pinyin. */
  title: 200,
  description: 5000,
  tags: 50,
  tag: 50,
  searchTerm: 30,
  found: 200,
  /** Of the note on whose a song is, and of the reason why it was withdrawn. */
  rightsNote: 500,
  rightsUrl: 300,
} as const

/** A song is recently published for so many days (songs.md#search-songs). */
export const recentDays = 30

/** Days that faults of songs are kept, and before its end a licence needs attention (songs-for-learners.md#attention). */
export const songDays = { faults: 30, licence: 30 } as const

/** Entries and days of what is told of a song's past (songs.md#history). */
export const historyLimits = {
  shown: 200,
  days: 90,
  /** What was taken out can be brought back for this long, however much was changed since. */
  keptDays: 30,
} as const
