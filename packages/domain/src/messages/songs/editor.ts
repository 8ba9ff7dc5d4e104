import { counted, number } from '../say'

/** The sentences of the editor's home and gate (songs.md#editor-home), the quoted ones word for word. */
export const editorTexts = {
  tabs: 'What to edit',
  songs: 'Songs',
  words: 'Words',
  search: 'Search',
  any: 'All',
  language: 'Language',
  difficulty: 'Difficulty',
  limit: 'How many at most',
  limitFault: (most: number) => `must be a whole number from 0 to ${most}`,
} as const

/** What languages of songs and words are called. */
export const songLanguageNames = {
  spanish: 'Spanish',
  french: 'French',
  chinese: 'Chinese',
  german: 'German',
} as const

/** What difficulties of songs and words are called. */
export const songDifficultyNames = {
  beginner: 'Beginner',
  intermediate: 'Intermediate',
  advanced: 'Advanced',
} as const

/** The sentences about songs on the editor's home (songs.md#search-songs). */
export const songHomeTexts = {
  searchTerm: 'Title or artist',
  maturity: 'Maturity',
  curated: 'Curated',
  curatedChoices: { curated: 'Curated', notCurated: 'Not curated' },
  recent: 'Published',
  recentChoices: { false: 'At any time', true: 'Recently' },
  // Songs that an editor should look at: rights, licences that end, faults, lines without times.
  attention: 'Attention',
  attentionChoices: { false: 'All', true: 'Needs attention' },
  noRights: 'no rights stated',
  isWithdrawn: 'withdrawn',
  licensedUntil: (day: string) => `until ${day}`,
  found: (total: number) => counted(total, 'song found', 'songs found'),
  shown: (shown: number, total: number) => `${shown} of ${total} songs`,
  noneFound: 'No Songs Found',
  noneFoundHint: 'Try a wider search, or create the song.',
  searchFailed: 'The songs could not be loaded.',
  isCurated: 'curated',
  views: (views: number) => `${number(views)} views`,

  create: 'Create Song',
  created: 'Song created.',
  title: 'Title',
  artist: 'Artist',
  titleTranslation: 'Title translation',
  artistTranslation: 'Artist translation',
  titlePinyin: 'Title pinyin',
  artistPinyin: 'Artist pinyin',
  source: 'Where it plays from',
  sources: { video: 'YouTube video', file: 'Uploaded file' },
  video: 'YouTube id or address',
  videoNote: 'Title, views and duration are looked up where they can be.',
  videoFault: 'is not an id or address of a YouTube video',
  lookedUp: (title: string) => `Found: ${title}`,
  notFound: "This video couldn't be found. Please check the YouTube id.",
  noLookup: 'Videos cannot be looked up here: type views and duration yourself.',
  notEmbeddable: 'Its owner does not let this video play on other sites.',
  viewsField: 'YouTube views',
  duration: 'Duration in seconds',
  numberFault: 'must be a number, 0 or more',
  yes: 'Yes',
  no: 'No',
  file: 'Sound or video file',
  fileKept: 'The file is uploaded.',
} as const
