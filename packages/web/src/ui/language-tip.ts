import { language } from '@duologue/domain/messages/language'
import { tagOf } from '@duologue/domain/messages/site-languages'

/**
 * What a language is called on the pages, for a tip on its own name: pages that say no more of languages need not carry
 * the names of a hundred.
 *
 * @param english what the API calls it.
 */
export const languageTip = (code: string, english: string): string =>
  language === 'en'
    ? english
    : (new Intl.DisplayNames(tagOf(language), { type: 'language' }).of(code) ?? english)
