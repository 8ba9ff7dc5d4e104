import { createHash } from 'node:crypto'

/** What an app asks a provider's authorization endpoint for. */
export interface OpenidVisit {
  issuer: string
  clientId: string
  redirectUri: string
  /** Whom the provider signs in without asking: an e-mail address or a subject. */
  account?: string
  codeVerifier: string
}

/** The nonce of every visit. */
export const nonceOfVisits = 'nonce'.padEnd(43, '-')

/** Where the popup is opened. */
export function addressOfVisit(visit: OpenidVisit): string {
  const { issuer, clientId, redirectUri, account, codeVerifier } = visit
  return `${issuer}/auth?${new URLSearchParams({
    response_type: 'code',
    client_id: clientId,
    redirect_uri: redirectUri,
    scope: 'openid email profile',
    state: 'here-again',
    nonce: nonceOfVisits,
    code_challenge: createHash('sha256').update(codeVerifier).digest('base64url'),
    code_challenge_method: 'S256',
    ...(account ? { login_hint: account } : {}),
  })}`
}

/**
 * A browser at the provider, with its cookies: follows redirects until there is a page to look at or the way leads
 * away from the provider, which it does not follow.
 */
export function openidBrowser(issuer: string) {
  const cookies = new Map<string, string>()
  return async (start: string, pressed?: URLSearchParams) => {
    let address = start
    let form = pressed
    while (address.startsWith(issuer)) {
      const answer = await fetch(address, {
        ...(form ? { method: 'POST', body: form } : {}),
        redirect: 'manual',
        headers: { cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') },
      })
      form = undefined
      for (const line of answer.headers.getSetCookie()) {
        const [name = '', value = ''] = (line.split(';')[0] ?? '').split(/=(.*)/)
        cookies.set(name, value)
      }
      const page = await answer.text()
      const next = answer.headers.get('location')
      if (!next) return { address, page }
      address = new URL(next, address).href
    }
    return { address, page: '' }
  }
}

/** The code that a browser brings back from the provider; throws when the provider asks for more or refuses. */
export async function codeOfVisit(visit: OpenidVisit): Promise<string> {
  const { address, page } = await openidBrowser(visit.issuer)(addressOfVisit(visit))
  const code = new URL(address).searchParams.get('code')
  if (!code) throw new Error(`The provider gave no code: ${address} ${page}`)
  return code
}
