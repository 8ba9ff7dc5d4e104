import { createRemoteJWKSet, customFetch, type JWTVerifyGetKey } from 'jose'
import type { Clock } from '../clock/clock'
import { askIssuer } from './ask-issuer'
import { endpointAddress, issuerAddress } from './issuer-address'

/** What an issuer says about itself in its discovery document. */
export interface IssuerDocument {
  authorizationUrl: URL
  tokenUrl: URL
  /** Its signing keys, fetched when a token names one that is not known yet. */
  keys: JWTVerifyGetKey
}

/** Milliseconds that a document is kept. */
const keptFor = 60 * 60 * 1000

async function fetchDocument(issuer: string, keysAgainAfter: number): Promise<IssuerDocument> {
  const own = issuerAddress(issuer)
  const place = new URL(`${issuer.replace(/\/$/, '')}/.well-known/openid-configuration`)
  const document = await askIssuer(place)
  if (document.issuer !== issuer) throw new Error('the document is of another issuer')
  return {
    authorizationUrl: endpointAddress(document.authorization_endpoint, own),
    tokenUrl: endpointAddress(document.token_endpoint, own),
    keys: createRemoteJWKSet(endpointAddress(document.jwks_uri, own), {
      [customFetch]: async address => Response.json(await askIssuer(new URL(address))),
      cooldownDuration: keysAgainAfter,
    }),
  }
}

/** The issuer's document, kept for an hour; a failed fetch is thrown to those who wait for it and then forgotten. */
export function issuerDocument(
  issuer: string,
  clock: Clock,
  keysAgainAfter = 30_000,
): () => Promise<IssuerDocument> {
  let kept: { since: number; document: Promise<IssuerDocument> } | undefined
  return async () => {
    const now = clock.now().getTime()
    if (!kept || now - kept.since >= keptFor) {
      kept = { since: now, document: fetchDocument(issuer, keysAgainAfter) }
    }
    const asked = kept
    try {
      return await asked.document
    } catch (error) {
      if (kept === asked) kept = undefined
      throw error
    }
  }
}
