import { randomBytes } from 'node:crypto'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { decodeJwt, exportJWK, generateKeyPair, SignJWT } from 'jose'
import { Provider } from 'oidc-provider'
import { openidConfiguration } from './openid-configuration'
import { answerSignIn, type OpenidAccount } from './openid-sign-in'
import { codeOfVisit } from './openid-visit'

const ana: OpenidAccount = {
  sub: 'ana-1',
  email: 'ana@school.example',
  email_verified: true,
  given_name: 'Ana',
  family_name: 'Lima',
}

export interface OpenidProvider {
  issuer: string
  clientId: string
  /** Live: what is put in can sign in from then on. */
  accounts: OpenidAccount[]
  /** A code for an account (its e-mail address or subject), made for the first redirect address. */
  codeFor(account: string, codeVerifier: string): Promise<string>
  /**
   * An ID token that came through the code flow; with overrides it is signed once more by the same key, with these
   * claims over the provider's own (undefined takes one away).
   */
  idTokenFor(account: string, overrides?: Record<string, unknown>): Promise<string>
  close(): Promise<void>
}

async function listen(server: Server, port: number): Promise<string> {
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, '127.0.0.1', resolve)
  })
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

/** Has a server answer as a provider does, with a page of its own for signing in. */
function answerAs(server: Server, provider: Provider, accounts: OpenidAccount[]): void {
  const answer = provider.callback()
  server.on('request', (request, response) => {
    if (!request.url?.startsWith('/interaction/')) return answer(request, response)
    answerSignIn(provider, accounts, request, response).catch((error: unknown) => {
      response.writeHead(400, { 'content-type': 'text/plain' }).end(String(error))
    })
  })
}

/** The ID token that the provider gives for a code. */
async function idTokenOf(issuer: string, given: Record<string, string>): Promise<string> {
  const answered = await fetch(`${issuer}/token`, {
    method: 'POST',
    body: new URLSearchParams({ grant_type: 'authorization_code', ...given }),
  })
  const { id_token } = (await answered.json()) as { id_token: string }
  return id_token
}

/**
 * A real OpenID provider with keys of its own on a loopback port (a free one for 0), with one public client that must
 * use PKCE. Consent is given by itself; the claims stand in the ID token, as Google's do.
 */
export async function startOpenidProvider({
  accounts = [ana],
  redirectUris = ['http://127.0.0.1/google'],
  port = 0,
  kid = 'first',
}: {
  accounts?: OpenidAccount[]
  redirectUris?: [string, ...string[]]
  port?: number
  /** The name of its key. */
  kid?: string
} = {}): Promise<OpenidProvider> {
  const clientId = 'duologue-test'
  const [redirectUri] = redirectUris
  const { privateKey } = await generateKeyPair('RS256', { extractable: true })
  const key = { ...(await exportJWK(privateKey)), kid, alg: 'RS256', use: 'sig' }

  const server = createServer()
  const issuer = await listen(server, port)
  const set = openidConfiguration({ accounts, clientId, redirectUris, key })
  answerAs(server, new Provider(issuer, set), accounts)

  const codeFor: OpenidProvider['codeFor'] = (account, codeVerifier) =>
    codeOfVisit({ issuer, clientId, redirectUri, account, codeVerifier })

  async function idTokenFor(account: string, overrides?: Record<string, unknown>): Promise<string> {
    const codeVerifier = randomBytes(32).toString('base64url')
    const code = await codeFor(account, codeVerifier)
    const id_token = await idTokenOf(issuer, {
      code,
      redirect_uri: redirectUri,
      client_id: clientId,
      code_verifier: codeVerifier,
    })
    if (!overrides) return id_token
    return new SignJWT({ ...decodeJwt(id_token), ...overrides })
      .setProtectedHeader({ alg: 'RS256', kid: key.kid })
      .sign(privateKey)
  }

  return {
    issuer,
    clientId,
    accounts,
    codeFor,
    idTokenFor,
    close: () =>
      new Promise(resolve => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
