import { counted } from '../say'

/** The sentences of finding songs: search, cards, rows, the saved ones (songs-for-learners.md#find-songs). */
export const findSongTexts = {
  search: 'Search songs',
  // What search engines say below the title of the search.
  description:
    'Songs with their words, a translation and pinyin, line by line as they are sung, in four languages.',
  titleOrArtist: 'Title or artist',
  titleHelp:
    'Finds songs by their title and by who sings them. Accents and capitals do not matter.',
  titleHint: 'Words or names',
  difficulty: 'Difficulty',
  maturity: 'Maturity',
  // For whom a song is, as on films: G is for everybody, R for adults.
  maturityHelp:
    'G is for everyone, PG for most children, PG-13 from thirteen years on, R for adults.',
  // A choice of "Maturity": songs of this mark and of all below it.
  upTo: (maturity: string) => `Up to ${maturity}`,
  withRecording: 'With recording',
  found: (total: number) => `${counted(total, 'song', 'songs')} found`,
  songs: (total: number) => counted(total, 'song', 'songs'),
  noResultsHint: 'Try another language or level.',
  createSong: 'Create Song',
  loadFailed: 'The songs could not be loaded.',
  nothingSaved: 'You have saved no songs yet.',
  nothingSavedHint: 'Press Save on the page of a song, and you find it here.',
  unavailable: 'This song is not available at the moment.',
  unavailableHint: 'You can let go of it, or wait whether it comes back.',
} as const
