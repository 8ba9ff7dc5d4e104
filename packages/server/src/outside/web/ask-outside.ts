import { type LookupAddress, lookup } from 'node:dns'
import { request } from 'node:https'
import { isIP, type LookupFunction } from 'node:net'
import { isPublicAddress } from './public-network'

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
  method: 'GET' | 'POST'
  headers: Readonly<Record<string, string>>
  body?: string
  /** Bytes of the answer that are read; more is a failure. With 0 nothing is read of it, however much comes. */
  mostBytes: number
}

/** What it answered. */
interface OutsideAnswer {
  status: number
  body: string
}

/**
 * Asks an address that somebody wrote here, and follows no redirect. The address is https and leads to the public internet:
 * asked when it is connected, so that no name leads elsewhere in between. Throws `OutsideFailed`.
 */
export type AskOutside = (address: URL, call: OutsideCall) => Promise<OutsideAnswer>

class NotPublic extends Error {}

interface Outside {
  /** Networks behind the server that may be asked, too. */
  inside: { has(address: string): boolean }
  /** Milliseconds until the last byte of an answer. */
  patience: number
  /** What certificates are signed by, as PEM; what Node trusts unless told. */
  ca?: string
}

/** A lookup that answers only where all that a name stands for may be asked. */
const lookupIn =
  (mayAsk: (address: string) => boolean): LookupFunction =>
  (host, options, callback) => {
    lookup(host, { ...options, all: true }, (error, found: LookupAddress[]) => {
      if (error) return callback(error, [])
      if (!found.every(({ address }) => mayAsk(address))) return callback(new NotPublic(), [])
      const [first] = found
      if (options.all || !first) return callback(null, found)
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

/** Asks addresses outside over the network. */
export function askOutside({ inside, patience, ca }: Outside): AskOutside {
  const mayAsk = (address: string) => isPublicAddress(address) || inside.has(address)
  const once = (address: URL, { method, headers, body, mostBytes }: OutsideCall) =>
    new Promise<OutsideAnswer>((resolve, reject) => {
      // A number is not looked up.
      const host = address.hostname.replace(/^\[|\]$/g, '')
      if (address.protocol !== 'https:' || (isIP(host) > 0 && !mayAsk(host)))
        return reject(new NotPublic())
      const length = body === undefined ? {} : { 'content-length': Buffer.byteLength(body) }
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
        const { statusCode: status = 0 } = response
        const chunks: Buffer[] = []
        let size = 0
        const end = () => {
          resolve({ status, body: Buffer.concat(chunks).toString('utf8') })
          asked.destroy()
        }
        if (mostBytes === 0) return end()
        response.on('error', reject)
        response.on('data', (chunk: Buffer) => {
          size += chunk.byteLength
          chunks.push(chunk)
          if (size <= mostBytes) return
          reject(new Error('it answered too much'))
          asked.destroy()
        })
        response.on('end', end)
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
