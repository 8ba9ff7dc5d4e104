/** The languages of songs, lyrics and words, by their long names (songs.md#song-fields; text.md#languages). */
export const songLanguages = ['spanish', 'french', 'chinese', 'german'] as const

/** How hard a song or a word is, the easiest first (songs.md#song-fields). */
export const songDifficulties = ['beginner', 'intermediate', 'advanced'] as const

/** For whom a song is, from everybody to grown-ups (songs.md#song-fields). */
export const maturities = ['G', 'PG', 'PG-13', 'R'] as const

/** Up to where a class lets its student accounts meet songs (classes.md#songs-up-to). */
export const classMaturities = [
  'PG',
  'PG-13',
] as const satisfies readonly (typeof maturities)[number][]

/** A class begins so. */
export const newClassMaturity: ClassMaturity = 'PG'

/** By which right a song's text is shown here, once somebody has said it (songs-for-learners.md#rights). */
export const statedRights = ['own', 'publicDomain', 'free', 'licensed', 'permission'] as const

/** The same, with what nobody has said yet. */
export const songRights = [...statedRights, 'unknown'] as const

/** Whom a curated song is for (songs-for-learners.md#who-may-meet-a-song). */
export const songAudiences = ['everyone', 'users'] as const

/** Why a song did not play for somebody (songs-for-learners.md#faults-of-songs). */
export const songFaults = ['refused', 'gone', 'broken', 'fileBroken', 'unreachable'] as const

/** Which songs a search finds (songs.md#search-songs). */
export const curatedChoices = ['curated', 'notCurated', 'all'] as const

/** What kinds of changes the history of a song tells apart (songs.md#history). */
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
  'withdraw',
  'restore',
] as const

/** The language that songs are searched in when none is told (songs.md#search-songs). */
export const defaultSongLanguage: SongLanguage = 'spanish'

export type SongLanguage = (typeof songLanguages)[number]
export type SongDifficulty = (typeof songDifficulties)[number]
export type Maturity = (typeof maturities)[number]
export type ClassMaturity = (typeof classMaturities)[number]
export type CuratedChoice = (typeof curatedChoices)[number]
export type SongRights = (typeof songRights)[number]
export type SongAudience = (typeof songAudiences)[number]
export type SongFault = (typeof songFaults)[number]
export type SongOperation = (typeof songOperations)[number]

/** What songs, words and pronunciation items are translated into; a conversation says it itself. */
export const libraryTranslation = 'en'

const codes = { spanish: 'es', french: 'fr', chinese: 'zh', german: 'de' } as const

/** The two-letter code of a song's language, as voices and the `lang` attribute know it. */
export const codeOfSongLanguage = (language: SongLanguage) => codes[language]
