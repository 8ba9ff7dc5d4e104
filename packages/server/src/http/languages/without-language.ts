import { ownPath } from '@duologue/domain/accounts/own-path'
import { isPublicPage } from '@duologue/domain/messages/language-address'
import type { BuiltLanguage } from '@duologue/domain/messages/site-languages'
import { splitAddress } from '@duologue/domain/messages/split-address'

/**
 * Where an address that names a language leads when it is no page of its own (site.md#addresses-in-a-language): to the
 * same without the language, which is a path of our own. For good, but for a language that is not there now. Undefined
 * for every other address, so that nobody is ever led to a language. `kept` is the language in which a tool is to be read on,
 * by whoever has chosen none.
 */
export function withoutLanguage(
  path: string,
  offered: readonly BuiltLanguage[],
): { to: string; status: 301 | 302; kept: BuiltLanguage | undefined } | undefined {
  const { language, rest } = splitAddress(path)
  if (!language) return undefined
  const isPublic = isPublicPage(rest.replace(/[?#].*$/s, ''))
  const isPage = language !== 'en' && isPublic
  if (isPage && offered.includes(language)) return undefined
  const kept = isPublic ? undefined : offered.find(code => code === language)
  return { to: ownPath(rest) ?? '/', status: isPage ? 302 : 301, kept }
}
