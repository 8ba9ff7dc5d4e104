/** Who somebody is, by the word of an OpenID issuer; `issuer` and `subject` together never change hands. */
export interface Identity {
  issuer: string
  subject: string
  email: string | null
  /** Whether the issuer says that the address belongs to this person. */
  isEmailVerified: boolean
  givenName: string | null
  familyName: string | null
  /** All that the issuer's token says. */
  claims: Readonly<Record<string, unknown>>
}

/**
 * Logging in at Google or at a school, as a port (accounts.md#google-login, accounts.md#school-logins). Every method
 * throws `IdentityRefused` and nothing else.
 */
export interface IdentityPort {
  /** Where the browser's popup goes, and the client id that it asks with. */
  authorization(): Promise<{ authorizationUrl: string; clientId: string }>
  /**
   * The ID token for the code of a popup and its PKCE verifier; the token is not verified yet. A nonce that is told must
   * be the one in it.
   */
  exchange(code: string, codeVerifier: string, nonce?: string): Promise<string>
  /** Reads an ID token after its signature, issuer, audience and age were found right. */
  verify(idToken: string): Promise<Identity>
}

/** The issuer did not confirm a login, or there is none. */
export class IdentityRefused extends Error {
  readonly reason: 'google-refused' | 'google-not-set-up' | 'sso-refused'

  /** @param why for the operator's log alone; it never holds a token, a code or an address. */
  constructor(reason: IdentityRefused['reason'], why: string = reason) {
    super(why)
    this.name = 'IdentityRefused'
    this.reason = reason
  }
}
