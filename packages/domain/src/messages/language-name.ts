import { languageNames } from './language-names'

/** What a language is called on the pages; the code itself when it is unknown. */
export const languageName = (code: string): string => languageNames[code] ?? code
