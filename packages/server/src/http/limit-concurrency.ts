import type { IncomingMessage } from 'node:http'
import { tagOf } from '@duologue/domain/messages/site-languages'
import type { FastifyInstance } from 'fastify'
import { retryAfterSeconds } from './error-answers'
import { languageWanted } from './languages/language-wanted'
import { type PageLanguages, wordsIn } from './languages/page-languages'
import { Refused } from './refused'

/** Whoever looks after the service must be answered when nobody else is. */
const spared = new Set(['/healthz', '/readyz', '/metrics'])

/**
 * Load shedding: refuses requests beyond so many at once before anything is done for them (security.md#overload): more
 * load than the machine bears then costs little, and the others are answered in time. What a page asks of the API from
 * inside is part of the page.
 */
export function limitConcurrency(
  app: FastifyInstance,
  most: number,
  languages: PageLanguages,
): void {
  const beyond = new WeakSet<IncomingMessage>()
  let answering = 0
  app.server.prependListener('request', (request, response) => {
    answering += 1
    if (answering > most) beyond.add(request)
    response.once('close', () => {
      answering -= 1
    })
  })
  app.addHook('onRequest', async (request, reply) => {
    const { url } = request.routeOptions
    if (!beyond.has(request.raw) || spared.has(url ?? '')) return undefined
    if (url !== '/*') throw new Refused('busy')
    const language = languageWanted(request, languages.offered())
    // Somebody's browser, which tries again by itself.
    return reply
      .status(503)
      .header('retry-after', retryAfterSeconds)
      .header('refresh', String(retryAfterSeconds))
      .type('text/plain; charset=utf-8')
      .header('content-language', tagOf(language))
      .send((await wordsIn(languages, language)).refusals.busy)
  })
}
