import helmet from '@fastify/helmet'
import type { FastifyInstance, FastifyReply } from 'fastify'

/** Where pages may load from: this server alone; frames from the video embed alone (security.md#headers). */
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
  // No text becomes a script or HTML while a page runs: it would have to be of a type that only a policy makes, and the
  // only ones make the addresses of our own workers.
  'require-trusted-types-for': ["'script'"],
  'trusted-types': ['aligner', 'offline'],
}

/** What a page may use of the device: camera and microphone by itself, what a video needs in its frame, and nothing else. */
const permissionsPolicy = [
  // Asked for when a card is scanned.
  'camera=(self)',
  'microphone=(self)',
  ...['autoplay', 'encrypted-media', 'fullscreen', 'picture-in-picture'].map(
    name => `${name}=(self "https://www.youtube-nocookie.com")`,
  ),
  ...[
    'accelerometer',
    'browsing-topics',
    'display-capture',
    'geolocation',
    'gyroscope',
    'hid',
    'magnetometer',
    'midi',
    'payment',
    'publickey-credentials-get',
    'serial',
    'usb',
    'xr-spatial-tracking',
  ].map(name => `${name}=()`),
].join(', ')

/** Where people open the site, as an address of sockets. */
const socketsOf = (publicUrl: string) => new URL(publicUrl).origin.replace(/^http/, 'ws')

type Sources = Readonly<Record<string, readonly string[]>>

/** The policy as a header value, with what one page may load besides. */
const policyWith = (publicUrl: string, own: Sources = {}) =>
  Object.entries({
    ...contentSecurityPolicy,
    // Sockets to this server: Safari before 15.4 does not count them as its own.
    'connect-src': [...contentSecurityPolicy['connect-src'], socketsOf(publicUrl)],
  })
    .map(([name, sources]) => [name, ...sources, ...(own[name] ?? [])].join(' '))
    .join('; ')

const byHash = (hash: string) => `'sha256-${hash}'`

/** The policy of one page: its own inline scripts and styles are allowed by their hashes, and no others. */
export const pagePolicy = (
  publicUrl: string,
  scripts: readonly string[],
  styles: readonly string[],
) => policyWith(publicUrl, { 'script-src': scripts.map(byHash), 'style-src': styles.map(byHash) })

/** How long a browser comes by TLS alone once it has, in seconds. */
const strictTransport = 365 * 24 * 60 * 60

/**
 * Safe headers on every answer. Browsers are told to come by TLS alone where people open the site by it; other hosts
 * of the domain are not ours to speak for.
 */
export async function addSecurityHeaders(app: FastifyInstance, publicUrl: string): Promise<void> {
  const isBehindTls = publicUrl.startsWith('https:')
  await app.register(helmet, {
    // Set below: helmet would write it anew for every answer.
    contentSecurityPolicy: false,
    hsts: isBehindTls && { maxAge: strictTransport, includeSubDomains: false },
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
  const policy = policyWith(publicUrl)
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('content-security-policy', policy)
    reply.header('permissions-policy', permissionsPolicy)
  })
}

/** Whose pages may show a page of ours in a frame, and where its forms may go beside this site. */
export interface FramePolicy {
  ancestors: readonly string[]
  forms: readonly string[]
}

/** What a page may do is kept with it; who may frame it is asked for each time. */
export function sendPolicy(
  reply: FastifyReply,
  policy: string,
  { ancestors, forms }: FramePolicy,
): void {
  const framed =
    ancestors.length === 0
      ? policy
      : policy.replace("frame-ancestors 'none'", `frame-ancestors ${ancestors.join(' ')}`)
  if (ancestors.length > 0) reply.removeHeader('x-frame-options')
  reply.header(
    'content-security-policy',
    forms.length === 0
      ? framed
      : framed.replace("form-action 'self'", `form-action 'self' ${forms.join(' ')}`),
  )
}
