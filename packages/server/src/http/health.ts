import type { FastifyInstance } from 'fastify'

/** `/healthz`: the process answers. `/readyz`: the database answers too, else 503. */
export function addHealth(app: FastifyInstance, isReady: () => Promise<boolean>): void {
  app.get('/healthz', { schema: { hide: true } }, async () => ({ ok: true }))
  app.get('/readyz', { schema: { hide: true } }, async (_request, reply) => {
    const ready = await isReady()
    return reply.status(ready ? 200 : 503).send({ ok: ready })
  })
}
