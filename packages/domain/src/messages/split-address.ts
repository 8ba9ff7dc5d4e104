import { type SiteLanguage, siteLanguages } from './site-languages'

/** An address, a path with or without its query, taken apart: the language that it begins with, and what it is without. */
export function splitAddress(address: string): { language?: SiteLanguage; rest: string } {
  const code = /^\/([a-z]{2})(?=[/?#]|$)/.exec(address)?.[1]
  const language = siteLanguages.find(one => one === code)
  if (!language) return { rest: address }
  const rest = address.slice(language.length + 1)
  return { language, rest: rest.startsWith('/') ? rest : `/${rest}` }
}
