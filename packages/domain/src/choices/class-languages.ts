import { languages } from './languages'

/** The language of a class unless its teacher says otherwise (classes.md#creating). */
export const newClassLanguage = 'french'

/** The languages of classes, by their English names in small letters (text.md#languages). */
export const classLanguages: readonly string[] = languages.map(({ name }) => name.toLowerCase())

/** The language of a class as the other rooms know it; undefined for a name that is none. */
export const languageOfClass = (name: string) =>
  languages.find(language => language.name.toLowerCase() === name)
