const base64url = (bytes: Uint8Array) =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '')

/** 256 bits of chance as base64url, 43 characters: a state, a nonce or a code verifier. */
export const secret = (): string => base64url(crypto.getRandomValues(new Uint8Array(32)))

/** The S256 challenge of a code verifier (RFC 7636 section 4.2). */
export async function challengeOf(codeVerifier: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(codeVerifier))
  return base64url(new Uint8Array(digest))
}
