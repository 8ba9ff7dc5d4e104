/** The choice of the language of translations (conversations.md#several-languages). */
export const translationChoiceTexts = {
  // Stands before the languages in which the lines of a conversation are translated.
  translationsIn: 'Translations in',
} as const
