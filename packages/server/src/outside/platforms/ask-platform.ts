import { lookup as lookUp } from 'node:dns'
import { type IncomingMessage, request as overHttp } from 'node:http'
import { request as overHttps } from 'node:https'
import { isIP, type LookupFunction } from 'node:net'
import { productName } from '@duologue/domain/site/product-name'
import { type AllowedNetworks, mayBeAsked } from './internal-networks'
import {
  type PlatformAnswer,
  PlatformAway,
  type PlatformPort,
  type PlatformRequest,
} from './platforms'

/** Milliseconds until the last byte of an answer. */
const patience = 5000
/** Bytes, unless a caller says another number. */
const usualBytes = 100_000

/** Looks names up as usual; an address that may not be asked is none, so that no name leads inside. */
const lookUpAllowed =
  (allowed: AllowedNetworks): LookupFunction =>
  (name, options, done) =>
    lookUp(name, { ...options, all: true }, (error, found) => {
      const [first, ...more] = error
        ? []
        : found.filter(({ address }) => mayBeAsked(address, allowed))
      if (!first) return done(error ?? new Error('the address is not public'), '', 0)
      if (options.all) return done(null, [first, ...more])
      return done(null, first.address, first.family)
    })

function textOf(message: IncomingMessage, most: number): Promise<string> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = []
    let size = 0
    message.on('data', (chunk: Buffer) => {
      size += chunk.length
      if (size > most) message.destroy(new Error('too much was sent'))
      else chunks.push(chunk)
    })
    message.on('end', () => resolve(Buffer.concat(chunks).toString('utf8')))
    message.on('error', reject)
  })
}

/** An address that may be asked at all: https, or of a machine of a network that an operator has named. */
function allowedAddress(text: string, allowed: AllowedNetworks): URL {
  const address = URL.canParse(text) ? new URL(text) : undefined
  const host = address?.hostname.replace(/^\[|\]$/g, '') ?? ''
  const isLiteral = isIP(host) > 0
  const isLoopback = host === 'localhost' || (isLiteral && /^(127\.|::1$)/.test(host))
  const isSafe = address?.protocol === 'https:' || (address?.protocol === 'http:' && isLoopback)
  if (!address || !isSafe || address.username || address.password)
    throw new PlatformAway('the address is not https')
  // No name is looked up for it.
  if (isLiteral && !mayBeAsked(host, allowed)) throw new PlatformAway('the address is not public')
  return address
}

function send(
  address: URL,
  { method = 'GET', headers = {}, body, mostBytes = usualBytes }: PlatformRequest,
  lookup: LookupFunction,
): Promise<PlatformAnswer> {
  const request = address.protocol === 'https:' ? overHttps : overHttp
  return new Promise((resolve, reject) => {
    const asked = request(
      address,
      {
        method,
        headers: {
          accept: 'application/json',
          'user-agent': productName,
          ...headers,
          ...(body === undefined ? {} : { 'content-length': String(Buffer.byteLength(body)) }),
        },
        lookup,
        agent: false,
        signal: AbortSignal.timeout(patience),
      },
      message =>
        textOf(message, mostBytes).then(
          text =>
            resolve({
              status: message.statusCode ?? 0,
              headers: Object.fromEntries(
                Object.entries(message.headers).map(([name, value]) => [
                  name,
                  Array.isArray(value) ? value.join(', ') : value,
                ]),
              ),
              text,
            }),
          reject,
        ),
    )
    asked.on('error', reject)
    asked.end(body)
  })
}

/** Why it was not asked, in words of ours. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  if (error.name === 'AbortError') return 'it did not answer in time'
  return 'code' in error ? `${error.message} (${String(error.code)})` : error.message
}

/**
 * Asks platforms over the net (lti.md#asking-a-platform): at public addresses alone, looked at when the connection is
 * made, and at those of `allowed`; no redirect is followed, 5 seconds, 100 kB or what is said.
 */
export const askingPlatforms = (allowed: AllowedNetworks): PlatformPort => ({
  async ask(request) {
    const address = allowedAddress(request.address, allowed)
    try {
      return await send(address, request, lookUpAllowed(allowed))
    } catch (error) {
      throw new PlatformAway(`${address.host}: ${reasonOf(error)}`)
    }
  },
})
