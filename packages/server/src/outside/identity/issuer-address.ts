const loopback = ['127.0.0.1', '[::1]', 'localhost']

const isPlainLoopback = (address: URL) =>
  address.protocol === 'http:' && loopback.includes(address.hostname)

/**
 * An issuer's address as the operator wrote it; throws when it is not https. Only a loopback address may be http, for
 * an issuer on the same machine.
 */
export function issuerAddress(issuer: string): URL {
  const address = URL.canParse(issuer) ? new URL(issuer) : undefined
  if (!address || !(address.protocol === 'https:' || isPlainLoopback(address))) {
    throw new Error('The OpenID issuer must be an https address.')
  }
  return address
}

/** An address out of the issuer's document; throws when it is less safe than the issuer's own. */
export function endpointAddress(value: unknown, issuer: URL): URL {
  const address = typeof value === 'string' && URL.canParse(value) ? new URL(value) : undefined
  const isSafe =
    address?.protocol === 'https:' ||
    (address && isPlainLoopback(address) && isPlainLoopback(issuer))
  if (!address || !isSafe) throw new Error("the issuer's document has an unsafe address")
  return address
}
