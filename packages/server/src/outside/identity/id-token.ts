import { type JWTPayload, type JWTVerifyGetKey, jwtVerify } from 'jose'
import type { Identity } from './identity'

const google = 'https://accounts.google.com'
const maximum = { subject: 255, text: 255 }
/** Seconds. */
const oldest = 10 * 60
const clockTolerance = 60

/** Google signs some tokens with its name alone; nobody else may. */
const namesOf = (issuer: string) => (issuer === google ? [google, 'accounts.google.com'] : [issuer])

function isFor(clientId: string, { aud, azp }: JWTPayload): boolean {
  if (azp !== undefined) return azp === clientId
  return !Array.isArray(aud) || aud.length === 1
}

/** The claim that names somebody for good: `oid` is Entra's, the same in every application of a directory. */
export type SubjectClaim = 'sub' | 'oid'

function textOf(value: unknown): string | null {
  const text = typeof value === 'string' ? value.trim() : ''
  return text !== '' && text.length <= maximum.text ? text : null
}

/**
 * Who an ID token speaks of (accounts.md#google-login). Throws unless it is signed by the issuer with RS256 or ES256,
 * for this client, not expired and at most 10 minutes old, with a clock that may be wrong by 60 seconds.
 */
export async function readIdToken(
  idToken: string,
  expected: {
    issuer: string
    clientId: string
    keys: JWTVerifyGetKey
    now: Date
    subject?: SubjectClaim
  },
): Promise<Identity> {
  const { issuer, clientId, keys, now, subject = 'sub' } = expected
  const { payload } = await jwtVerify(idToken, keys, {
    issuer: namesOf(issuer),
    audience: clientId,
    algorithms: ['RS256', 'ES256'],
    requiredClaims: [subject, 'exp'],
    maxTokenAge: oldest,
    clockTolerance,
    currentDate: now,
  })
  const named = payload[subject]
  if (!isFor(clientId, payload)) throw new Error('the token was made for another client')
  if (typeof named !== 'string' || named === '' || named.length > maximum.subject) {
    throw new Error('the token has no usable subject')
  }
  return {
    issuer,
    subject: named,
    email: textOf(payload.email),
    isEmailVerified: payload.email_verified === true || payload.email_verified === 'true',
    givenName: textOf(payload.given_name),
    familyName: textOf(payload.family_name),
    claims: payload,
  }
}
