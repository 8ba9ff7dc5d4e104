import type { Endpoint } from '@duologue/contract/endpoint'
import { apiTokenLimits, isApiToken } from '@duologue/domain/accounts/api-tokens'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Caller } from './handlers'
import { Refused } from './refused'
import { tokenOf } from './token-of'

/** Refuses what a token may not do: to change where it only reads, and whatever is about the login itself (api.md#tokens). */
export function requireTokenMay(call: Endpoint, { apiToken }: Pick<Caller, 'apiToken'>): void {
  if (apiToken === null) return
  const isForLogins = call.isForLogins === true || call.asksLoginAgain !== undefined
  const isTooMuch = apiToken.scope === 'read' && call.method !== 'GET'
  if (isForLogins || isTooMuch) throw new Refused('token-not-allowed')
}

/** Counts the calls of each token, for all processes together, and tells it how many are left: what it answers throws `too-many-requests`. */
export function limitPrograms(
  app: FastifyInstance,
): (request: FastifyRequest, reply: FastifyReply, apiToken: Caller['apiToken']) => Promise<void> {
  const tokens = new WeakMap<FastifyRequest, string>()
  const ofAll = { max: apiTokenLimits.callsPerMinute, timeWindow: 60_000, groupId: 'tokens' }
  const count = app.createRateLimit({
    ...ofAll,
    allowList: [],
    keyGenerator: request => tokens.get(request) ?? '',
  })
  return async (request, reply, apiToken) => {
    if (apiToken === null) return
    tokens.set(request, apiToken.id)
    const counted = await count(request)
    if (counted.isAllowed) return
    reply.headers({
      'x-ratelimit-limit': counted.max,
      'x-ratelimit-remaining': counted.remaining,
      'x-ratelimit-reset': counted.ttlInSeconds,
    })
    if (counted.isExceeded) throw new Refused('too-many-requests', undefined, counted.ttlInSeconds)
  }
}

const methods = 'GET, POST, PUT, PATCH, DELETE'
const headers =
  'authorization, content-type, idempotency-key, if-match, if-none-match, accept-language'
const told =
  'etag, retry-after, x-ratelimit-limit, x-ratelimit-remaining, x-ratelimit-reset, x-request-id'

/**
 * Lets pages of other sites call with an API token, and only with one (api.md#pages-of-others): before a call a browser asks
 * without it; what is answered to a login no other site may read.
 */
export function letProgramsIn(calls: FastifyInstance): void {
  calls.addHook('onRequest', async (request, reply) => {
    if (!isApiToken(tokenOf(request))) return
    reply.headers({
      'access-control-allow-origin': '*',
      'access-control-expose-headers': told,
      'cross-origin-resource-policy': 'cross-origin',
    })
  })
  calls.options('/api/*', async (_request, reply) =>
    reply
      .headers({
        'access-control-allow-origin': '*',
        'access-control-allow-methods': methods,
        'access-control-allow-headers': headers,
        'access-control-max-age': '86400',
      })
      .status(204)
      .send(),
  )
}
