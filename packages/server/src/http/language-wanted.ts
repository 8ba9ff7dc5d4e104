import { chooseLanguage } from '@duologue/domain/messages/choose-language'
import type { BuiltLanguage } from '@duologue/domain/messages/site-languages'
import type { FastifyRequest } from 'fastify'

const languageCookie = /(?:^|;\s*)language=(\w+)/

/** The language, of those that are offered, that the reader of a page wants (site.md#languages-of-the-interface). */
export const languageWanted = (
  { headers }: FastifyRequest,
  offered: readonly BuiltLanguage[],
): BuiltLanguage =>
  chooseLanguage(
    {
      cookie: languageCookie.exec(headers.cookie ?? '')?.[1],
      accept: headers['accept-language'],
    },
    offered,
  )
