import { language } from '@duologue/domain/messages/language'
import { languageInWords } from './language-tip'

/**
 * What the language of translations is called, where the page speaks another one and must say so; else undefined
 * (text.md#language-of-translations).
 */
export const foreignTranslation = (translationLanguage: string): string | undefined =>
  translationLanguage === language ? undefined : languageInWords(translationLanguage)
