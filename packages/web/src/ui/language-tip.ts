import { language } from '@duologue/domain/messages/language'
import { tagOf } from '@duologue/domain/messages/site-languages'

/**
 * What a language is called where little is said of languages, as the browser knows it: such pages need not carry the
 * names of a hundred.
 */
export const languageInWords = (code: string): string =>
  new Intl.DisplayNames(tagOf(language), { type: 'language' }).of(code) ?? code

/**
 * The tip on a language's own name.
 *
 * @param english what the API calls it.
 */
export const languageTip = (code: string, english: string): string =>
  language === 'en' ? english : languageInWords(code)
