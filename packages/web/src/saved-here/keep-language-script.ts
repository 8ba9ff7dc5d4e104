import { languageCookie } from '@duologue/domain/messages/language-cookie'

/**
 * What a page whose address says its language does before its scripts have come, and when a link is opened in another
 * tab: whoever follows a link to an address without a language reads on in this one (site.md#addresses-in-a-language).
 * The link of an offer says its own language. It must stay plain script, which the server allows by its hash.
 *
 * @param prefix what the addresses of the page's language begin with, `/de`
 */
export const keepLanguageScript = (prefix: string): string => {
  const own = ['', '/', '?', '#'].map((next, place) =>
    place === 0 ? `[href="${prefix}"]` : `[href^="${prefix}${next}"]`,
  )
  const links = `a[href^="/"]:not([hreflang],${own.join()})`
  const [plain, secure] = [false, true].map(isSecure => languageCookie(prefix.slice(1), isSecure))
  return `['click','auxclick','contextmenu'].forEach(function(n){addEventListener(n,function(e){if(e.target.closest?.('${links}'))document.cookie=location.protocol==='https:'?'${secure}':'${plain}'},true)})`
}
