import { language } from '@duologue/domain/messages/language'
import { isPublicPage, prefixOf, withPrefix } from '@duologue/domain/messages/language-address'

const beginsWith = (path: string, prefix: string) => `${path}/`.startsWith(`${prefix}/`)

/** What a path begins with when it says the language of this build; else empty. */
export function prefixHere(path: string): string {
  const prefix = prefixOf(language)
  return beginsWith(path, prefix) ? prefix : ''
}

/**
 * The router's addresses in a language (site.md#addresses-in-a-language): inside, paths are without it; outside, those of
 * public pages begin with it.
 *
 * @param prefix what they begin with, `/de`
 */
export const languageRewrite = (prefix: string) => ({
  input: ({ url }: { url: URL }) => {
    if (beginsWith(url.pathname, prefix)) url.pathname = url.pathname.slice(prefix.length)
    return url
  },
  // A new address: the router still needs the one that it handed in.
  output: ({ url }: { url: URL }) =>
    isPublicPage(url.pathname)
      ? new URL(withPrefix(prefix, url.pathname) + url.search + url.hash, url)
      : url,
})
