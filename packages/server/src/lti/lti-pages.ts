import type { FastifyInstance } from 'fastify'
import { publicKeys } from './keys/own-keys'
import type { LtiRoom } from './lti-room'

/** What platforms and the browsers of their people ask for outside the contract. */
export function addLtiPages(app: FastifyInstance, room: LtiRoom, callsPerMinute: number): void {
  const how = { config: { rateLimit: { max: callsPerMinute, timeWindow: 60_000 } } }
  app.get('/lti/keys', how, async (_request, reply) =>
    reply.header('cache-control', 'no-store').send(await publicKeys(room)),
  )
}
