import { englishLanguageNames } from './english-language-names'
import { type LanguageCode, languageCodes } from './languages'

/** The language of a class unless its teacher says otherwise (classes.md#creating). */
export const newClassLanguage = 'french'

/** The languages of classes, by their English names in small letters (text.md#languages). */
export const classLanguages: readonly string[] = languageCodes.map(code =>
  englishLanguageNames[code].toLowerCase(),
)

/** The code of the language of a class; undefined for a name that is none. */
export const languageOfClass = (name: string): LanguageCode | undefined =>
  languageCodes[classLanguages.indexOf(name)]
