import type { SongLanguage } from './song-languages'

/** For whom a song is, from everybody to grown-ups (S3 section 3). */
export const maturities = ['G', 'PG', 'PG-13', 'R'] as const

/** Which songs a search finds (S3 section 5). */
export const curatedChoices = ['curated', 'notCurated', 'all'] as const

/** What kinds of changes the history of a song tells apart (editor-rules (d)). */
export const songOperations = [
  'details',
  'order',
  'add',
  'edit',
  'times',
  'words',
  'remove',
  'merge',
  'split',
  'import',
  'translate',
  'revert',
] as const

/** The language that songs are searched in when none is told (S3 section 5). */
export const defaultSongLanguage: SongLanguage = 'spanish'

export type Maturity = (typeof maturities)[number]
export type CuratedChoice = (typeof curatedChoices)[number]
export type SongOperation = (typeof songOperations)[number]
