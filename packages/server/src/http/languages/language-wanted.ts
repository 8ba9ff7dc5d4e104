import { chooseLanguage, wishedLanguage } from '@duologue/domain/messages/choose-language'
import {
  type BuiltLanguage,
  type SiteLanguage,
  siteLanguages,
} from '@duologue/domain/messages/site-languages'
import type { FastifyRequest } from 'fastify'

const languageCookie = /(?:^|;\s*)language=(\w+)/

const wishOf = ({ headers }: FastifyRequest) => ({
  cookie: languageCookie.exec(headers.cookie ?? '')?.[1],
  accept: headers['accept-language'],
})

/** The language, of those that are offered, that the reader of a page wants (site.md#languages-of-the-interface). */
export const languageWanted = (
  request: FastifyRequest,
  offered: readonly BuiltLanguage[],
): BuiltLanguage => chooseLanguage(wishOf(request), offered)

/** The same, where the reader asks for one of them at all. */
export const languageWished = (
  request: FastifyRequest,
  offered: readonly BuiltLanguage[],
): BuiltLanguage | undefined => wishedLanguage(wishOf(request), offered)

/** The language, of those that are offered, that a caller asks to be answered in (security.md#error-answers). */
export const languageAsked = (
  { headers }: Pick<FastifyRequest, 'headers'>,
  offered: readonly BuiltLanguage[],
): BuiltLanguage => chooseLanguage({ accept: headers['accept-language'] }, offered)

/** The language that somebody chose on this device; undefined when they chose none. */
export const languageChosen = ({ headers }: FastifyRequest): SiteLanguage | undefined =>
  siteLanguages.find(code => code === languageCookie.exec(headers.cookie ?? '')?.[1])

/** The language that an address asks for in its query (`?language=de`); English where there is none such. */
export function languageNamed(
  { query }: FastifyRequest,
  offered: readonly BuiltLanguage[],
): BuiltLanguage {
  const { language } = query as Readonly<Record<string, unknown>>
  return offered.find(code => code === language) ?? 'en'
}
