/** What one Google login is recognised by. */
export interface GoogleAttempt {
  state: string
  nonce: string
  codeChallenge: string
}

/** Where the popup goes: the authorization endpoint with an OpenID Connect code request and PKCE (RFC 7636). */
export function googleAddress(
  google: { authorizationUrl: string; clientId: string },
  origin: string,
  { state, nonce, codeChallenge }: GoogleAttempt,
  /** Where the answer lands here, and what is asked for; as for Google unless told. */
  { path, scope }: { path: string; scope: string } = {
    path: '/google',
    scope: 'openid email profile',
  },
): string {
  const address = new URL(google.authorizationUrl)
  const parameters = {
    response_type: 'code',
    client_id: google.clientId,
    redirect_uri: `${origin}${path}`,
    scope,
    state,
    nonce,
    code_challenge: codeChallenge,
    code_challenge_method: 'S256',
  }
  for (const [name, value] of Object.entries(parameters)) address.searchParams.set(name, value)
  return address.href
}

/**
 * The nonce that an ID token carries; undefined when there is none to be read. It only ties the token to this
 * attempt: whether the token is genuine is the server's to verify.
 */
export function nonceOf(idToken: string): string | undefined {
  try {
    const payload = (idToken.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/')
    const { nonce } = JSON.parse(atob(payload)) as { nonce?: unknown }
    return typeof nonce === 'string' ? nonce : undefined
  } catch {
    return undefined
  }
}
