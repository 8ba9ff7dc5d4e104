import type { FastifyInstance } from 'fastify'
import { Refused } from './refused'

/** `/healthz`: the process answers. `/readyz`: the database answers too, else 503. */
export function addHealth(app: FastifyInstance, isReady: () => Promise<boolean>): void {
  app.get('/healthz', { schema: { hide: true } }, async () => ({ ok: true }))
  app.get('/readyz', { schema: { hide: true } }, async () => {
    if (await isReady()) return { ok: true }
    throw new Refused('database-away')
  })
}
