import { webOrigin } from './web-origin'

/** The origins of addresses, each once, in their order; what is no address of a platform is left out. */
export const originsOf = (addresses: readonly string[]): string[] => [
  ...new Set(addresses.flatMap(address => webOrigin(address) ?? [])),
]

/** Whose pages a platform's frame stands in, as its addresses let one guess (lti.md#frames). */
export const guessedOrigins = ({
  issuer,
  authUrl,
}: {
  issuer: string
  authUrl: string
}): string[] => originsOf([authUrl, issuer])
