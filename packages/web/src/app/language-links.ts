import { isPublicPage, prefixOf, withPrefix } from '@duologue/domain/messages/language-address'
import { type SiteLanguage, siteLanguages, tagOf } from '@duologue/domain/messages/site-languages'
import { splitAddress } from '@duologue/domain/messages/split-address'

/** What social sites call the languages of the site, each in the country where most of its readers are. */
const locales: Readonly<Record<SiteLanguage, string>> = {
  en: 'en_US',
  es: 'es_ES',
  fr: 'fr_FR',
  de: 'de_DE',
  zh: 'zh_CN',
  ar: 'ar_AR',
}

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;')

/**
 * What the head of a page says of its languages, for search engines and social sites (site.md#finding): the language that
 * it is in, and where the same is in each that is offered. It is written into the page as text by the server alone: in the
 * browser nothing reads it.
 *
 * @param canonical the page's own address, where it is to be found at all
 */
export function languageLinks(
  shown: SiteLanguage,
  canonical: string | undefined,
  publicUrl: string,
  offered: readonly string[],
): string {
  const locale = `<meta property="og:locale" content="${locales[shown]}"/>`
  const { rest } = splitAddress((canonical ?? publicUrl).slice(publicUrl.length))
  const languages = siteLanguages.filter(code => offered.includes(code))
  if (!canonical || languages.length < 2 || !isPublicPage(rest.replace(/\?.*/, ''))) return locale
  const link = (tag: string, prefix: string) =>
    `<link rel="alternate" hreflang="${tag}" href="${escaped(publicUrl + withPrefix(prefix, rest))}"/>`
  return [
    locale,
    ...languages.map(code => link(tagOf(code), prefixOf(code))),
    link('x-default', ''),
  ].join('')
}
