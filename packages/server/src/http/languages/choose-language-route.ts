import { ownPath } from '@duologue/domain/accounts/own-path'
import { languageCookie } from '@duologue/domain/messages/language-cookie'
import type { FastifyInstance } from 'fastify'
import type { PageLanguages } from './page-languages'

const firstOf = (value: unknown): unknown => (Array.isArray(value) ? value[0] : value)

/**
 * `GET /language?to=de&from=/home`: keeps a language on this device and goes back to where it was chosen, which is a page
 * of our own; without a language it forgets the one that was kept (site.md#language-of-this-site).
 */
export function addLanguageChoice(
  app: FastifyInstance,
  languages: PageLanguages,
  isSecure: boolean,
  callsPerMinute: number,
): void {
  app.get(
    '/language',
    {
      config: { rateLimit: { max: callsPerMinute, timeWindow: 60_000 } },
    },
    async (request, reply) => {
      const { to, from } = request.query as Readonly<Record<string, unknown>>
      const language = languages.offered().find(code => code === firstOf(to))
      if (language) reply.header('set-cookie', languageCookie(language, isSecure))
      else if (to === undefined) reply.header('set-cookie', languageCookie('', isSecure))
      return reply.header('cache-control', 'no-store').redirect(ownPath(firstOf(from)) ?? '/', 302)
    },
  )
}
