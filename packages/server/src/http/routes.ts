import type { Endpoint } from '@duologue/contract/endpoint'
import { errorAnswer } from '@duologue/contract/refusals'
import { visitor } from '@duologue/domain/conversations/may-read-conversation'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Caller, Handler, Handlers } from './handlers'
import { jsonSchema } from './json-schema'
import type { CallsPerMinute } from './limits'
import { parseCall } from './parse-call'
import { Refused } from './refused'

/** Nobody can log in yet, so a token is no valid login and every caller reads as a visitor (security.md 4a). */
const callerOf = (request: FastifyRequest): Caller => ({
  reader: visitor,
  address: request.ip,
  userAgent: request.headers['user-agent'] ?? '',
})

function addRoute(
  app: FastifyInstance,
  name: string,
  room: string,
  call: Endpoint,
  handler: Handler<Endpoint>,
  callsPerMinute: CallsPerMinute,
) {
  app.route({
    method: call.method,
    url: call.path,
    config: { rateLimit: { max: callsPerMinute[call.limit], timeWindow: 60_000 } },
    schema: {
      operationId: name,
      tags: [room],
      summary: call.summary,
      description: `Who may call: ${call.who}.`,
      params: jsonSchema(call.params, 'input'),
      querystring: jsonSchema(call.query, 'input'),
      ...(call.method === 'GET' ? {} : { body: jsonSchema(call.body, 'input') }),
      response: {
        [call.status]: jsonSchema(call.answer, 'output'),
        '4xx': jsonSchema(errorAnswer, 'output'),
      },
    },
    handler: async (request, reply) => {
      const caller = callerOf(request)
      if (call.who !== 'anyone' && caller.reader.kind === 'visitor')
        throw new Refused('token-missing')
      const answer = await handler(parseCall(call, request), caller)
      return reply.status(call.status).send(answer)
    },
  })
}

/** Adds a room's calls to the server: each of the contract, and nothing beside it. */
export function addRoutes<Room extends Record<string, Endpoint>>(
  app: FastifyInstance,
  room: string,
  calls: Room,
  handlers: Handlers<Room>,
  callsPerMinute: CallsPerMinute,
): void {
  for (const [name, call] of Object.entries(calls)) {
    const handler = handlers[name] as unknown as Handler<Endpoint>
    addRoute(app, name, room, call, handler, callsPerMinute)
  }
}
