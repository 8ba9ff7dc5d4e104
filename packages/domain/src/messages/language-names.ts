import { englishLanguageNames } from '../choices/english-language-names'

/** What languages are called on the pages, by their two-letter codes (text.md#languages), in the order of these names. */
export const languageNames: Readonly<Record<string, string>> = englishLanguageNames
