import { firstLanguageCount, type LanguageCode, languageCodes } from '../choices/languages'
import { languageNames } from './language-names'

/** What a language is called on the pages; the code itself when it is unknown. */
export const languageName = (code: string): string => languageNames[code] ?? code

const isFirst = (code: LanguageCode) => languageCodes.indexOf(code) < firstLanguageCount
const byName = Object.keys(languageNames) as LanguageCode[]

/** Every language by the name that is shown, the eleven first ones first (text.md#languages). */
export const languagesByName: readonly (readonly LanguageCode[])[] = [
  byName.filter(isFirst),
  byName.filter(code => !isFirst(code)),
]
