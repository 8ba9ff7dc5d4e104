import { createPublicKey } from 'node:crypto'
import {
  createLocalJWKSet,
  decodeJwt,
  exportJWK,
  generateKeyPair,
  type JSONWebKeySet,
  SignJWT,
  UnsecuredJWT,
} from 'jose'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type OpenidProvider, startOpenidProvider } from '../../testing/openid/openid-provider'
import { readIdToken } from './id-token'
import { openidIdentity } from './openid-identity'

type Claims = Record<string, unknown>

const email = 'ana@school.example'
const now = Math.floor(Date.now() / 1000)

let provider: OpenidProvider
let token: string
beforeAll(async () => {
  provider = await startOpenidProvider()
  token = await provider.idTokenFor(email)
})
afterAll(() => provider.close())

const identity = () =>
  openidIdentity({
    issuer: provider.issuer,
    clientId: provider.clientId,
    redirectUri: 'http://127.0.0.1/google',
  })
const verified = (idToken: string) => identity().verify(idToken)
const withClaims = async (claims: Claims) => verified(await provider.idTokenFor(email, claims))

async function expectRefused(idToken: string, why: RegExp) {
  const refused = expect.objectContaining({
    reason: 'google-refused',
    message: expect.stringMatching(why),
  })
  await expect(verified(idToken)).rejects.toEqual(refused)
}

const publicKeys = async () =>
  (await (await fetch(`${provider.issuer}/jwks`)).json()) as JSONWebKeySet

test('a good token tells who it is', async () => {
  expect(await verified(token)).toEqual({
    issuer: provider.issuer,
    subject: 'ana-1',
    email,
    isEmailVerified: true,
    givenName: 'Ana',
    familyName: 'Lima',
    claims: expect.objectContaining({ sub: 'ana-1', iss: provider.issuer }),
  })
})

test('claims that are missing or no texts are null', async () => {
  const bare = { email: undefined, email_verified: undefined, given_name: 7, family_name: ' ' }
  expect(await withClaims(bare)).toMatchObject({
    email: null,
    isEmailVerified: false,
    givenName: null,
    familyName: null,
  })
})

test.each([
  [true, true],
  ['true', true],
  [false, false],
  ['false', false],
  [1, false],
  ['yes', false],
])('email_verified %j is read as %s', async (claim, isEmailVerified) => {
  expect(await withClaims({ email_verified: claim })).toMatchObject({ isEmailVerified })
})

describe('a token of the right key is refused', () => {
  const wrong: [string, Claims, RegExp][] = [
    ['for another client', { aud: 'another' }, /"aud"/],
    ['for nobody', { aud: undefined }, /"aud"/],
    ['from another issuer', { iss: 'https://evil.example' }, /"iss"/],
    ["under Google's bare name", { iss: 'accounts.google.com' }, /"iss"/],
    ['that has expired', { exp: now - 120 }, /"exp"/],
    ['that never expires', { exp: undefined }, /"exp"/],
    ['that is old', { iat: now - 12 * 60 }, /"iat"/],
    ['without an age', { iat: undefined }, /"iat"/],
    ['out of the future', { iat: now + 600 }, /"iat"/],
    ['made for another client', { azp: 'another' }, /another client/],
    ['for several without saying whom', { aud: ['duologue-test', 'another'] }, /another client/],
    ['without a subject', { sub: undefined }, /"sub"/],
    ['with an empty subject', { sub: '' }, /subject/],
    ['with a long subject', { sub: 's'.repeat(256) }, /subject/],
  ]
  test.each(wrong)('%s', async (_, claims, why) => {
    await expectRefused(await provider.idTokenFor(email, claims), why)
  })
})

describe('a token is taken', () => {
  const right: [string, Claims][] = [
    ['when our clock is a little ahead', { exp: now - 20 }],
    ['when our clock is a little behind', { iat: now + 20 }],
    ['for several, made for us', { aud: ['duologue-test', 'another'], azp: 'duologue-test' }],
    ['with the longest subject', { sub: 's'.repeat(255) }],
  ]
  test.each(right)('%s', async (_, claims) => {
    expect((await withClaims(claims)).email).toBe(email)
  })
})

describe('a forged token is refused', () => {
  test('unsigned', async () => {
    await expectRefused(new UnsecuredJWT(decodeJwt(token)).encode(), /alg/i)
  })

  test('signed by another key under the same name', async () => {
    const { privateKey } = await generateKeyPair('RS256')
    const [key] = (await publicKeys()).keys
    const forged = await new SignJWT(decodeJwt(token))
      .setProtectedHeader({ alg: 'RS256', kid: key?.kid ?? '' })
      .sign(privateKey)
    await expectRefused(forged, /signature/)
  })

  test('signed by a key that nobody knows', async () => {
    const { privateKey } = await generateKeyPair('ES256')
    const forged = await new SignJWT(decodeJwt(token))
      .setProtectedHeader({ alg: 'ES256', kid: 'unknown' })
      .sign(privateKey)
    await expectRefused(forged, /key/)
  })

  test('signed with the public key as a secret', async () => {
    const [key] = (await publicKeys()).keys
    const spki = createPublicKey({ key: { ...key }, format: 'jwk' }).export({
      type: 'spki',
      format: 'pem',
    })
    const forged = await new SignJWT(decodeJwt(token))
      .setProtectedHeader({ alg: 'HS256', kid: key?.kid ?? '' })
      .sign(Buffer.from(spki))
    await expectRefused(forged, /"alg"/)
  })

  test('with other claims under the old signature', async () => {
    const [header, , signature] = token.split('.')
    const claims = JSON.stringify({ ...decodeJwt(token), sub: 'ben-2' })
    const body = Buffer.from(claims).toString('base64url')
    await expectRefused(`${header}.${body}.${signature}`, /signature/)
  })

  test.each(['', 'a.b.c', 'no token'])('no token at all: %j', async nonsense => {
    await expectRefused(nonsense, /./)
  })
})

test("Google's bare name counts as its address", async () => {
  const { privateKey, publicKey } = await generateKeyPair('ES256')
  const idToken = await new SignJWT({ sub: '1', iss: 'accounts.google.com', aud: 'us' })
    .setProtectedHeader({ alg: 'ES256' })
    .setIssuedAt(now)
    .setExpirationTime(now + 60)
    .sign(privateKey)
  const read = await readIdToken(idToken, {
    issuer: 'https://accounts.google.com',
    clientId: 'us',
    keys: createLocalJWKSet({ keys: [await exportJWK(publicKey)] }),
    now: new Date(now * 1000),
  })
  expect(read).toMatchObject({ issuer: 'https://accounts.google.com', subject: '1' })
})
