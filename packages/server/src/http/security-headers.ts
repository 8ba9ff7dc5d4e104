import helmet from '@fastify/helmet'
import type { FastifyInstance } from 'fastify'

/** Where pages may load from: this server alone; frames from the video embed alone (security.md 4b, 23). */
const contentSecurityPolicy = {
  'default-src': ["'self'"],
  // Recordings are encoded by WebAssembly, which may be compiled from our own files alone.
  'script-src': ["'self'", "'wasm-unsafe-eval'"],
  'style-src': ["'self'"],
  'img-src': ["'self'", 'data:', 'https://i.ytimg.com'],
  'font-src': ["'self'"],
  'media-src': ["'self'", 'blob:'],
  'connect-src': ["'self'"],
  'frame-src': ['https://www.youtube-nocookie.com'],
  'frame-ancestors': ["'none'"],
  'form-action': ["'self'"],
  'base-uri': ["'none'"],
  'object-src': ["'none'"],
}

type Sources = Readonly<Record<string, readonly string[]>>

/** The policy as a header value, with what one page may load besides. */
const policyWith = (own: Sources) =>
  Object.entries(contentSecurityPolicy)
    .map(([name, sources]) => [name, ...sources, ...(own[name] ?? [])].join(' '))
    .join('; ')

/** The policy of one page: its nonce allows its own scripts and styles, a hash the theme script. */
export const pagePolicy = (nonce: string, themeScriptHash: string) =>
  policyWith({
    'script-src': [`'nonce-${nonce}'`, `'sha256-${themeScriptHash}'`],
    'style-src': [`'nonce-${nonce}'`],
  })

/** Safe headers on every answer. No HSTS: whether there is TLS is the operator's front server's to say. */
export async function addSecurityHeaders(app: FastifyInstance): Promise<void> {
  await app.register(helmet, {
    // Set below: helmet would write it anew for every answer.
    contentSecurityPolicy: false,
    hsts: false,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    crossOriginEmbedderPolicy: false,
    // The popup of the Google login keeps its opener.
    crossOriginOpenerPolicy: { policy: 'same-origin-allow-popups' },
    xFrameOptions: { action: 'deny' },
    // Old browsers' switches: today's have nothing left to switch, and every picture would carry them.
    xDnsPrefetchControl: false,
    xDownloadOptions: false,
    xPermittedCrossDomainPolicies: false,
    xXssProtection: false,
  })
  const policy = policyWith({})
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('content-security-policy', policy)
  })
}
