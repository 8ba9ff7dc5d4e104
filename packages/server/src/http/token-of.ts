import type { FastifyRequest } from 'fastify'

/** The cookie that goes with pictures and recordings alone, which a browser fetches without our headers. */
const mediaCookie = /(?:^|;\s*)media=([\w.~+/=-]+)/

/** The token of the Authorization header, with or without `Bearer ` before it (security.md#tokens-in-calls). */
export const tokenOf = (request: FastifyRequest): string =>
  (request.headers.authorization ?? '').replace(/^Bearer\s+/i, '').trim()

/** The token that a request for a file carries: in the header, else in the cookie. Calls never read the cookie. */
export const tokenOfFile = (request: FastifyRequest): string =>
  tokenOf(request) || (mediaCookie.exec(request.headers.cookie ?? '')?.[1] ?? '')
