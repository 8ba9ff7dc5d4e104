/** The words of choosing a language (text.md#languages). */
export const languageChoiceTexts = {
  allLanguages: 'All languages',
  otherLanguages: 'More languages',
} as const

/** What the bands of levels are called (text.md#levels). */
export const bandNames = {
  beginner: 'Beginner',
  intermediate: 'Intermediate',
  advanced: 'Advanced',
} as const
