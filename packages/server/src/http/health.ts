import type { FastifyInstance } from 'fastify'
import type { Condition } from '../database/condition'
import { Refused } from './refused'

/**
 * `/healthz`: the process answers. `/readyz`: the database answers and can write, too, or a replica alone answers, which
 * visitors are shown; else 503.
 */
export function addHealth(app: FastifyInstance, condition: () => Promise<Condition>): void {
  app.get('/healthz', async () => ({ ok: true }))
  app.get('/readyz', async () => {
    const is = await condition()
    if (is === 'ready') return { ok: true }
    if (is === 'reads') return { ok: true, writes: false }
    throw new Refused(is === 'away' ? 'database-away' : 'cannot-save')
  })
}
