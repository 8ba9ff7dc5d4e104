import { contract } from '@duologue/contract/contract'
import type { Endpoint } from '@duologue/contract/endpoint'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { Refused } from './refused'

/** The paths of all calls, each with its method. */
const known = Object.values(contract)
  .flatMap(room => Object.values<Endpoint>(room))
  .map(({ path, method }) => ({
    path: new RegExp(`^${path.replaceAll('.', '\\.').replaceAll(/:\w+/g, '[^/]+')}/?$`),
    method,
  }))

/** Refuses what is no call: 405 with what is allowed where its path is that of a call, else 404 (api.md#unknown-calls). */
export function requireKnownCall(request: FastifyRequest, reply: FastifyReply): never {
  const [path = ''] = request.url.split('?')
  const methods = known.flatMap(call => (call.path.test(path) ? [call.method] : []))
  // A call that is made as it should be and yet is none names something that cannot be.
  const isMade = methods.some(method => method === request.method)
  if (methods.length === 0 || isMade) throw new Refused('not-found')
  reply.header('allow', [...new Set(methods)].join(', '))
  throw new Refused('wrong-method')
}
