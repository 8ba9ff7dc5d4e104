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

test('a school is asked for what it decides by, and its answer lands on a page of its own', () => {
  const school = { authorizationUrl: 'https://id.lakeside.example/auth', clientId: 'us' }
  const attempt = { state: 's', nonce: 'n', codeChallenge: 'c' }
  const landing = { path: '/sso/school', scope: 'openid profile' }
  const address = googleAddress(school, 'https://duologue.example', attempt, landing)
  const asked = new URL(address).searchParams
  expect(asked.get('redirect_uri')).toBe('https://duologue.example/sso/school')
  expect(asked.get('scope')).toBe('openid profile')
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
