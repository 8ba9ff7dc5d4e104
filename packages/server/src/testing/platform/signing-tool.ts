import { randomUUID } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { exportJWK, generateKeyPair, SignJWT } from 'jose'
import { onTestFinished } from 'vitest'
import { toolAt } from './start-platform'

/** Made once by each worker: a pair of keys takes longer than a test. */
let made: ReturnType<typeof generateKeyPair> | undefined

/** A tool that can only sign, and shows its keys: what a platform asks of one at least. */
export async function signingTool() {
  made ??= generateKeyPair('RS256', { extractable: true })
  const { publicKey, privateKey } = await made
  const kid = 'main'
  const shown = { keys: [{ ...(await exportJWK(publicKey)), kid, alg: 'RS256', use: 'sig' }] }
  const server = createServer((_request, response) => {
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(shown))
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    server.close()
    server.closeAllConnections()
  })
  const sign = (claims: Record<string, unknown>) =>
    new SignJWT(claims).setProtectedHeader({ alg: 'RS256', kid }).sign(privateKey)

  /** Asks for a token, with these over the usual claims and fields. */
  const askToken = async (
    { origin, clientId }: { origin: string; clientId: string },
    scope: string,
    claims: Record<string, unknown> = {},
    fields: Record<string, string> = {},
  ) => {
    const now = Math.floor(Date.now() / 1000)
    const usual = { iss: clientId, sub: clientId, aud: `${origin}/token`, iat: now, exp: now + 60 }
    return fetch(`${origin}/token`, {
      method: 'POST',
      body: new URLSearchParams({
        grant_type: 'client_credentials',
        client_assertion_type: 'urn:ietf:params:oauth:client-assertion-type:jwt-bearer',
        client_assertion: await sign({ ...usual, jti: randomUUID(), ...claims }),
        scope,
        ...fields,
      }),
    })
  }

  return {
    known: toolAt(`http://127.0.0.1:${(server.address() as AddressInfo).port}`),
    keys: { publicKey, privateKey },
    sign,
    askToken,
  }
}
