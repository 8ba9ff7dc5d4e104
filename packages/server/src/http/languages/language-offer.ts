import { closedOffer } from '@duologue/domain/messages/language-cookie'
import type { ServerWords } from '@duologue/domain/messages/server-words'
import {
  type BuiltLanguage,
  type SiteLanguage,
  siteLanguages,
} from '@duologue/domain/messages/site-languages'
import type { FastifyRequest } from 'fastify'
import { languageWished } from './language-wanted'

/** A language that a page is there in, too, and what is said of it, in that language. */
export type LanguageOffer = ServerWords['offer'] & { readonly language: SiteLanguage }

const isClosed = new RegExp(`(?:^|;\\s*)${closedOffer}=`)

/**
 * The language that is offered beside a page whose address says its language (site.md#offer-of-a-language): the one that
 * its reader asks for, unless they closed such an offer on this device.
 */
export function languageToOffer(
  request: FastifyRequest,
  shown: SiteLanguage,
  offered: readonly BuiltLanguage[],
): SiteLanguage | undefined {
  if (isClosed.test(request.headers.cookie ?? '')) return undefined
  const wished = languageWished(request, offered)
  return siteLanguages.find(language => language === wished && language !== shown)
}
