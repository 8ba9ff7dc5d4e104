import type { FastifyInstance } from 'fastify'

/** Milliseconds between two looks for connections that nobody uses. */
const lookEvery = 50

/**
 * Lets every connection go as soon as its answer is out once the server stops; else those that were answering when the
 * stop began are kept open for the next request, and the stop waits for them for more than a minute.
 */
export function letConnectionsGo(app: FastifyInstance): void {
  let isStopping = false
  app.addHook('onSend', async (_request, reply) => {
    if (isStopping) reply.header('connection', 'close')
  })
  app.addHook('preClose', async () => {
    isStopping = true
    const looking = setInterval(() => app.server.closeIdleConnections(), lookEvery)
    app.server.once('close', () => clearInterval(looking))
  })
}
