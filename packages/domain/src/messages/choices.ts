/** The words of choosing a language (text.md#languages). */
export const languageChoiceTexts = {
  allLanguages: 'All languages',
  otherLanguages: 'More languages',
} as const
