import { live } from '@duologue/contract/live'
import { wireLimits } from '@duologue/domain/live/wire-limits'
import websocket, { type WebSocket } from '@fastify/websocket'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { Refused } from '../../http/refused'
import { OtherRules } from '../hall-rules'
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
 * Whether there is a hall to be connected to. One of other rules is: whoever says hello is told to come again, to a process
 * that knows them; a refused opening would say that sockets are cut here.
 */
async function isThere(sockets: HallSockets, id: string): Promise<boolean> {
  try {
    return (await sockets.find(id)) !== undefined
  } catch (error) {
    if (error instanceof OtherRules) return true
    throw error
  }
}

/** A frame that is too large or none ends its socket by itself. */
const endsByItself = () => undefined

/**
 * Lets go of the answer that a socket was opened by, which a refusal alone would be written to: with its request, and what
 * was noted of both, it takes as much memory as the socket, and would be there for as long as somebody plays.
 */
async function forgetAnswer(_request: FastifyRequest, { raw }: FastifyReply): Promise<void> {
  if (raw.socket) raw.detachSocket(raw.socket)
}

/** The library's own listener keeps the request, too. */
function forgetRequest(socket: WebSocket): void {
  socket.removeAllListeners('error')
  socket.on('error', endsByItself)
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
    errorHandler: endsByItself,
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
        if (!success || !(await isThere(sockets, request.params.id))) throw new Refused('not-found')
      },
      preHandler: forgetAnswer,
    },
    (socket, { params }) => {
      forgetRequest(socket)
      sockets.open(params.id, socket)
    },
  )
}
