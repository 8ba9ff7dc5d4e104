import { type LookupAddress, lookup } from 'node:dns'
import { type IncomingMessage, request as overHttp } from 'node:http'
import { request as overHttps } from 'node:https'
import { isIP, type LookupFunction } from 'node:net'
import { type AllowedNetworks, mayBeAsked } from './public-network'

/** Why an address was not asked, or did not answer. */
export type Unasked = 'slow' | 'not-public' | 'not-safe' | 'unreachable'

/** An address that people of the site wrote was not asked, or did not answer. */
export class OutsideFailed extends Error {
  constructor(
    readonly why: Unasked,
    cause?: unknown,
  ) {
    super(`an outside address was not asked: ${why}`, { cause })
  }
}

/** What is asked of an address outside. */
export interface OutsideCall {
  method: 'GET' | 'POST' | 'PUT'
  headers: Readonly<Record<string, string>>
  body?: string
  /** Bytes of the answer that are read; more is a failure. With 0 nothing is read of it, however much comes. */
  mostBytes: number
}

/** What it answered. */
interface OutsideAnswer {
  status: number
  /** By names in small letters. */
  headers: Readonly<Record<string, string | undefined>>
  body: string
}

/**
 * Asks an address that somebody wrote here, and follows no redirect. The address is https and leads to the public internet:
 * looked at when it is connected, so that no name leads elsewhere in between. Throws `OutsideFailed`, and nothing else.
 */
export type AskOutside = (address: URL, call: OutsideCall) => Promise<OutsideAnswer>

class NotPublic extends Error {}

interface Outside {
  /** Networks behind the server that may be asked, too. */
  inside: AllowedNetworks
  /** Milliseconds until the last byte of an answer. */
  patience: number
  /** Whether a machine of this name, which may be asked, may be asked by plain http; none unless told. */
  mayBePlain?: (host: string) => boolean
  /** What certificates are signed by, as PEM; what Node trusts unless told. */
  ca?: string
}

/** A lookup that answers what may be asked of all that a name stands for. */
const lookupIn =
  (mayAsk: (address: string) => boolean): LookupFunction =>
  (host, options, callback) => {
    lookup(host, { ...options, all: true }, (error, found: LookupAddress[]) => {
      if (error) return callback(error, [])
      const [first, ...more] = found.filter(({ address }) => mayAsk(address))
      if (!first) return callback(new NotPublic(), [])
      if (options.all) return callback(null, [first, ...more])
      callback(null, first.address, first.family)
    })
  }

const isOfCertificate = (code: string) =>
  /CERT|SELF_SIGNED|UNABLE_TO_|ERR_TLS|ERR_SSL|EPROTO/.test(code)

function whyOf(error: unknown): Unasked {
  if (error instanceof NotPublic) return 'not-public'
  const { code = '', name = '' } = error as { code?: unknown; name?: string }
  if (name === 'AbortError' || name === 'TimeoutError') return 'slow'
  return isOfCertificate(String(code)) ? 'not-safe' : 'unreachable'
}

const headersOf = (response: IncomingMessage) =>
  Object.fromEntries(
    Object.entries(response.headers).map(([name, value]) => [
      name,
      Array.isArray(value) ? value.join(', ') : value,
    ]),
  )

/** The text of an answer; fails where it is more than that many bytes. */
function bodyOf(response: IncomingMessage, mostBytes: number): Promise<string> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = []
    let size = 0
    response.on('error', reject)
    response.on('data', (chunk: Buffer) => {
      size += chunk.byteLength
      if (size > mostBytes) response.destroy(new Error('it answered too much'))
      else chunks.push(chunk)
    })
    response.on('end', () => resolve(Buffer.concat(chunks).toString('utf8')))
  })
}

/** Asks addresses outside over the network. */
export function askOutside({ inside, patience, mayBePlain, ca }: Outside): AskOutside {
  const mayAsk = (address: string) => mayBeAsked(address, inside)
  const isSafe = ({ protocol, hostname }: URL) =>
    protocol === 'https:' || (protocol === 'http:' && mayBePlain?.(hostname) === true)
  const once = (address: URL, { method, headers, body, mostBytes }: OutsideCall) =>
    new Promise<OutsideAnswer>((resolve, reject) => {
      // A number is not looked up.
      const host = address.hostname.replace(/^\[|\]$/g, '')
      if (!isSafe(address) || (isIP(host) > 0 && !mayAsk(host))) return reject(new NotPublic())
      const length = body === undefined ? {} : { 'content-length': Buffer.byteLength(body) }
      const request = address.protocol === 'https:' ? overHttps : overHttp
      const asked = request(address, {
        method,
        headers: { ...headers, ...length },
        lookup: lookupIn(mayAsk),
        agent: false,
        signal: AbortSignal.timeout(patience),
        ...(ca === undefined ? {} : { ca }),
      })
      asked.on('error', reject)
      asked.on('response', response => {
        const told = { status: response.statusCode ?? 0, headers: headersOf(response) }
        const read = mostBytes === 0 ? Promise.resolve('') : bodyOf(response, mostBytes)
        read.then(text => resolve({ ...told, body: text }), reject).finally(() => asked.destroy())
      })
      asked.end(body)
    })
  return async (address, call) => {
    try {
      return await once(address, call)
    } catch (error) {
      throw new OutsideFailed(whyOf(error), error)
    }
  }
}
