import type { FastifyRequest } from 'fastify'

/** The cookie that goes with pictures and recordings alone, which a browser fetches without our headers. */
const mediaCookie = /(?:^|;\s*)media=([\w.~+/=-]+)/

/** The token of the Authorization header, with or without `Bearer ` before it (security.md#tokens-in-calls). */
export const tokenOf = (request: FastifyRequest): string =>
  (request.headers.authorization ?? '').replace(/^Bearer\s+/i, '').trim()

/** What a page of ours asks for, or an old browser that does not say who asks. */
const isOwnPage = ({ headers }: FastifyRequest) => headers['sec-fetch-site'] !== 'cross-site'

/**
 * The token that a request for a file carries: in the header, else in the cookie. Calls never read the cookie, and it opens
 * nothing that a page of another site asks for: within a platform's page it goes with such requests, too (lti.md#frames).
 */
export const tokenOfFile = (request: FastifyRequest): string =>
  tokenOf(request) ||
  (isOwnPage(request) ? (mediaCookie.exec(request.headers.cookie ?? '')?.[1] ?? '') : '')
