import { decodeJwt } from 'jose'
import { type Clock, machineClock } from '../clock/clock'
import { askIssuer } from './ask-issuer'
import { readIdToken, type SubjectClaim } from './id-token'
import { type IdentityPort, IdentityRefused } from './identity'
import { issuerAddress } from './issuer-address'
import { issuerDocument } from './issuer-document'

export interface OpenidClient {
  /** As the issuer writes itself: `https://accounts.google.com`. Plain http only on loopback. */
  issuer: string
  clientId: string
  /** Google gives one to web clients; a public client has none. */
  clientSecret?: string | undefined
  /** The popup's landing page on this installation, as it is registered with the issuer. */
  redirectUri: string
  /** Who somebody is, in its tokens; `sub` unless told. */
  subject?: SubjectClaim
  /** What a login that it does not confirm is refused with; the words of Google unless told. */
  refusal?: IdentityRefused['reason']
  /** Milliseconds after which a key that nobody knows has the keys fetched anew; half a minute unless told. */
  keysAgainAfter?: number
  clock?: Clock
  /** Learns why a login was refused. */
  log?: { warn(message: string): void } | undefined
}

/** Why the issuer did not confirm, without anything that somebody sent. */
function reasonOf(error: unknown): string {
  const { message, cause } = error instanceof Error ? error : new Error('something unknown')
  const code = cause instanceof Error && 'code' in cause ? ` (${String(cause.code)})` : ''
  return `${message}${code}`
}

/**
 * Logging in over OpenID Connect: code flow with PKCE, at Google or any other issuer. Throws a plain error at once
 * when the issuer's address is not safe; an issuer that is away is asked again the next time.
 */
export function openidIdentity(client: OpenidClient): IdentityPort {
  const { issuer, clientId, clientSecret, redirectUri, clock = machineClock, log } = client
  const { subject, refusal = 'google-refused', keysAgainAfter } = client
  issuerAddress(issuer)
  const document = issuerDocument(issuer, clock, keysAgainAfter)

  /** Everything that goes wrong with the issuer is one refusal; the log tells which. */
  async function confirmed<T>(work: () => Promise<T>): Promise<T> {
    try {
      return await work()
    } catch (error) {
      const reason = reasonOf(error)
      log?.warn(`a login at ${issuer} was refused: ${reason}`)
      throw new IdentityRefused(refusal, reason)
    }
  }

  async function exchange(code: string, codeVerifier: string, nonce?: string): Promise<string> {
    const { tokenUrl } = await document()
    const form = new URLSearchParams({
      grant_type: 'authorization_code',
      code,
      redirect_uri: redirectUri,
      client_id: clientId,
      code_verifier: codeVerifier,
      ...(clientSecret ? { client_secret: clientSecret } : {}),
    })
    const { id_token } = await askIssuer(tokenUrl, form)
    if (typeof id_token !== 'string') throw new Error('the issuer sent no ID token')
    if (nonce !== undefined && decodeJwt(id_token).nonce !== nonce)
      throw new Error('the token is of another attempt')
    return id_token
  }

  return {
    authorization: () =>
      confirmed(async () => ({
        authorizationUrl: (await document()).authorizationUrl.href,
        clientId,
      })),
    exchange: (...sent) => confirmed(() => exchange(...sent)),
    verify: idToken =>
      confirmed(async () => {
        const { keys } = await document()
        const expected = { issuer, clientId, keys, now: clock.now() }
        return readIdToken(idToken, subject ? { ...expected, subject } : expected)
      }),
  }
}
