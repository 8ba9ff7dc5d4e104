/** The sentences of the editor's home and gate (S3 sections 2.2 and 2.3), those of the specification word for word. */
export const editorTexts = {
  editorsOnly: 'You must be logged in as an editor to use this page.',
  editorsOnlyTitle: 'Editors only',
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
