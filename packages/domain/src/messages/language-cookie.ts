/** How long a device keeps what was chosen on it, in seconds: the longest that browsers allow. */
const longest = 400 * 24 * 60 * 60

const cookie = (name: string, value: string, isSecure: boolean) =>
  `${name}=${value}; Path=/; Max-Age=${value ? longest : 0}; SameSite=Lax${isSecure ? '; Secure' : ''}`

/** The cookie that keeps a language on a device; without one, it forgets what it kept (site.md#language-of-this-site). */
export const languageCookie = (language: string, isSecure: boolean): string =>
  cookie('language', language, isSecure)

/** The cookie that keeps that no other language is to be offered on this device. */
export const offerClosedCookie = (isSecure: boolean): string =>
  cookie(closedOffer, 'closed', isSecure)

/** The name of that cookie. */
export const closedOffer = 'language-offer'
