import { englishLanguageNames } from './english-language-names'
import { type LanguageCode, languageCodes } from './languages'

/** The language of a class unless its teacher says otherwise (classes.md#creating). */
export const newClassLanguage = 'french'

/** What the language of a class is, by its code: the English name in small letters (text.md#languages). */
export const classLanguageOf = (code: LanguageCode): string =>
  englishLanguageNames[code].toLowerCase()

/** The languages of classes. */
export const classLanguages: readonly string[] = languageCodes.map(classLanguageOf)

/** The code of the language of a class; undefined for a name that is none. */
export const languageOfClass = (name: string): LanguageCode | undefined =>
  languageCodes[classLanguages.indexOf(name)]
