import type { FastifyInstance } from 'fastify'

/** Milliseconds between two looks for connections that nobody uses. */
const lookEvery = 50

/**
 * Lets every connection go as soon as its answer is out once the server stops; else those that were answering when the
 * stop began are kept open for the next request, and the stop waits for them for more than a minute. A server
 * that retires does the same before it stops: then nobody asks on a connection that is just being closed.
 */
export function letConnectionsGo(app: FastifyInstance, isRetiring = () => false): void {
  let isStopping = false
  app.addHook('onSend', async (_request, reply) => {
    if (isStopping || isRetiring()) reply.header('connection', 'close')
  })
  app.addHook('preClose', async () => {
    isStopping = true
    const looking = setInterval(() => app.server.closeIdleConnections(), lookEvery)
    app.server.once('close', () => clearInterval(looking))
  })
}
