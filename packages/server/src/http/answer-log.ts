import { IncomingMessage } from 'node:http'
import type { FastifyInstance } from 'fastify'

/**
 * One line in the log for each answer, at `LOG_LEVEL=info`: when, what was asked, how it ended, how long it took in
 * milliseconds, and the id that each answer bears as `x-request-id`. What was asked is told by its route: addresses carry
 * names, searches and the secrets of mailed links. What a page asks of the API from inside is part of the page.
 */
export function logAnswers(app: FastifyInstance): void {
  app.addHook('onSend', async ({ id }, reply) => void reply.header('x-request-id', id))
  app.addHook('onResponse', async ({ id, method, raw, routeOptions }, reply) => {
    if (!(raw instanceof IncomingMessage)) return
    const ms = Math.round(reply.elapsedTime)
    app.log.info(
      { reqId: id, method, route: routeOptions.url ?? 'none', status: reply.statusCode, ms },
      'answered',
    )
  })
}
