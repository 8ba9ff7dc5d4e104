import { live } from '@duologue/contract/live'
import { wireLimits } from '@duologue/domain/live/wire-limits'
import websocket from '@fastify/websocket'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Refused } from '../../http/refused'
import type { HallSockets } from './hall-sockets'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The route takes sockets; every other one refuses them. */
    takesSockets?: true
  }
}

/** Whether a page of our own opens the socket: of where people open the site, or of the very host that is asked. */
function isOurs({ headers, host }: FastifyRequest, publicUrl: string): boolean {
  const { origin } = headers
  if (origin === new URL(publicUrl).origin) return true
  return origin !== undefined && URL.canParse(origin) && new URL(origin).host === host
}

/**
 * Adds the sockets of halls (live.md#wire): what is refused is refused before anything is opened, as any call is. A stop
 * stores what was done before it closes them.
 */
export async function addHallSockets(
  app: FastifyInstance,
  sockets: HallSockets,
  { publicUrl, callsPerMinute }: { publicUrl: string; callsPerMinute: number },
): Promise<void> {
  await app.register(websocket, {
    options: { maxPayload: wireLimits.frame, perMessageDeflate: false, clientTracking: false },
    // A frame that is too large or none ends its socket by itself.
    errorHandler: () => undefined,
    preClose: () => sockets.stop(),
  })
  app.addHook('onRequest', async ({ ws, routeOptions }) => {
    if (ws && !routeOptions.config.takesSockets) throw new Refused('not-found')
  })
  // A connection on which a socket was refused is closed: a front server that was not told would send the next call on it.
  app.addHook('onSend', async ({ ws }, reply) => {
    if (ws) reply.header('connection', 'close')
  })
  app.get<{ Params: { id: string } }>(
    '/api/live/halls/:id/socket',
    {
      websocket: true,
      config: {
        takesSockets: true,
        rateLimit: { max: callsPerMinute, timeWindow: 60_000 },
      },
      preValidation: async request => {
        if (!request.ws) throw new Refused('not-found')
        if (!isOurs(request, publicUrl)) throw new Refused('not-allowed')
        sockets.requireRoom()
        const { success } = live.exchangeActs.params.safeParse(request.params)
        if (!success || !(await sockets.find(request.params.id))) throw new Refused('not-found')
      },
    },
    (socket, { params }) => sockets.open(params.id, socket),
  )
}
