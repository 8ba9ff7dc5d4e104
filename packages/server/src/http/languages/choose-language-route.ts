import { ownPath } from '@duologue/domain/accounts/own-path'
import type { FastifyInstance } from 'fastify'
import type { PageLanguages } from './page-languages'

/** How long a device keeps what was chosen on it, in seconds: the longest that browsers allow. */
const longest = 400 * 24 * 60 * 60

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
  const cookie = (language: string, seconds: number) =>
    `language=${language}; Path=/; Max-Age=${seconds}; SameSite=Lax${isSecure ? '; Secure' : ''}`
  app.get(
    '/language',
    {
      schema: { hide: true },
      config: { rateLimit: { max: callsPerMinute, timeWindow: 60_000 } },
    },
    async (request, reply) => {
      const { to, from } = request.query as Readonly<Record<string, unknown>>
      const language = languages.offered().find(code => code === firstOf(to))
      if (language) reply.header('set-cookie', cookie(language, longest))
      else if (to === undefined) reply.header('set-cookie', cookie('', 0))
      return reply.header('cache-control', 'no-store').redirect(ownPath(firstOf(from)) ?? '/', 302)
    },
  )
}
