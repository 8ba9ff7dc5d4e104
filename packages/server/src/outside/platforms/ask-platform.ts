import { productName } from '@duologue/domain/site/product-name'
import { askOutside, OutsideFailed, type Unasked } from '../web/ask-outside'
import type { AllowedNetworks } from '../web/public-network'
import { PlatformAway, type PlatformPort } from './platforms'

/** Milliseconds until the last byte of an answer. */
const patience = 5000
/** Bytes, unless a caller says another number. */
const usualBytes = 100_000

const isLoopback = (host: string) => /^(localhost|127\.[\d.]+|\[::1\])$/.test(host)

/** An address that may be asked at all: https, or of this machine, which an operator has named. */
function addressIn(text: string): URL {
  const address = URL.canParse(text) ? new URL(text) : undefined
  const isSafe =
    address?.protocol === 'https:' ||
    (address?.protocol === 'http:' && isLoopback(address.hostname))
  if (!address || !isSafe || address.username || address.password)
    throw new PlatformAway('the address is not https')
  return address
}

const reasons: Partial<Record<Unasked, string>> = {
  slow: 'it did not answer in time',
  'not-public': 'the address is not public',
}

/** Why it was not asked, in words of ours where there are some. */
function reasonOf(error: unknown): string {
  if (!(error instanceof OutsideFailed)) return String(error)
  const { why, cause } = error
  const code = cause instanceof Error && 'code' in cause ? ` (${String(cause.code)})` : ''
  return reasons[why] ?? (cause instanceof Error ? `${cause.message}${code}` : why)
}

/**
 * Asks platforms over the net (lti.md#asking-a-platform): at public addresses alone, looked at when the connection is
 * made, and at those of `allowed`; no redirect is followed, 5 seconds, 100 kB or what is said.
 */
export function askingPlatforms(allowed: AllowedNetworks): PlatformPort {
  const askAddress = askOutside({ inside: allowed, patience, mayBePlain: isLoopback })
  return {
    async ask({ address: text, method = 'GET', headers, body, mostBytes = usualBytes }) {
      const address = addressIn(text)
      const sent = { accept: 'application/json', 'user-agent': productName, ...headers }
      const call = { method, headers: sent, mostBytes, ...(body === undefined ? {} : { body }) }
      try {
        const { body: told, ...answer } = await askAddress(address, call)
        return { ...answer, text: told }
      } catch (error) {
        throw new PlatformAway(`${address.host}: ${reasonOf(error)}`)
      }
    },
  }
}
