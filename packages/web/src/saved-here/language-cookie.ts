import { language } from '@duologue/domain/messages/language'
import { languageCookie, offerClosedCookie } from '@duologue/domain/messages/language-cookie'

const isSecure = () => location.protocol === 'https:'

/** Keeps the language of this page on this device (site.md#addresses-in-a-language). */
export function keepLanguage(): void {
  document.cookie = languageCookie(language, isSecure())
}

/** Keeps that no other language is to be offered on this device (site.md#offer-of-a-language). */
export function keepOfferClosed(): void {
  document.cookie = offerClosedCookie(isSecure())
}
