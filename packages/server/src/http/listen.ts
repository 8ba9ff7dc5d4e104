import { createServer } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { waitingConnections } from './limits'

/** Nobody can listen at a place; the message says why and what to do. */
export class ListenRefusal extends Error {}

interface Place {
  port: number
  host: string
}

/** What to do when nobody can listen at a place, by the error of the operating system. */
const advice: Record<string, (place: Place) => string> = {
  EADDRINUSE: ({ port, host }) =>
    `Port ${port} of ${host} is taken by another program. End that one, or choose another port, for example PORT=${port + 1}.`,
  EACCES: ({ port }) =>
    `Port ${port} is kept for the administrator of this machine. Choose one from 1024 on, for example PORT=3000, and put a front server before it.`,
  EADDRNOTAVAIL: ({ host }) =>
    `HOST=${host} is no address of this machine. Leave HOST out for this machine alone, or use HOST=0.0.0.0.`,
  ENOTFOUND: ({ host }) => `HOST=${host} is not known. Leave HOST out, or use an address.`,
  EAI_AGAIN: ({ host }) =>
    `HOST=${host} could not be looked up. Leave HOST out, or use an address.`,
}

function explained(error: unknown, place: Place): unknown {
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  const told = advice[code]
  return told ? new ListenRefusal(told(place)) : error
}

/** Listens, and answers the address. Throws a ListenRefusal with a sentence where that cannot be. */
export async function listen(app: FastifyInstance, place: Place): Promise<string> {
  try {
    return await app.listen({ ...place, backlog: waitingConnections })
  } catch (error) {
    throw explained(error, place)
  }
}

/** A port that nobody listens on now, so that addresses can be told before somebody does. */
export function freePort(host: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', error => reject(explained(error, { port: 0, host })))
    server.listen(0, host, () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })
}
