import { expect, test } from 'vitest'
import { googleAddress, nonceOf } from './google-address'

test('the popup goes to the authorization endpoint with a code request and PKCE', () => {
  const google = { authorizationUrl: 'https://accounts.example/auth?hl=en', clientId: 'us' }
  const attempt = { state: 's', nonce: 'n', codeChallenge: 'c' }
  const address = new URL(googleAddress(google, 'https://duologue.example', attempt))
  expect(address.origin + address.pathname).toBe('https://accounts.example/auth')
  expect(Object.fromEntries(address.searchParams)).toEqual({
    hl: 'en',
    response_type: 'code',
    client_id: 'us',
    redirect_uri: 'https://duologue.example/google',
    scope: 'openid email profile',
    state: 's',
    nonce: 'n',
    code_challenge: 'c',
    code_challenge_method: 'S256',
  })
})

const tokenWith = (payload: unknown) =>
  ['e30', btoa(JSON.stringify(payload)).replaceAll('+', '-').replaceAll('/', '_'), 's'].join('.')

test.each([
  [tokenWith({ nonce: 'abc', name: 'Zoë ÿÿ?>~~~' }), 'abc'],
  [tokenWith({ nonce: 5 }), undefined],
  [tokenWith({}), undefined],
  [tokenWith(null), undefined],
  ['no token', undefined],
  ['', undefined],
])('of the ID token %s the nonce is %s', (token, nonce) => {
  expect(nonceOf(token)).toBe(nonce)
})
