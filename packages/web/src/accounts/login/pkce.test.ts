import { expect, test } from 'vitest'
import { challengeOf, secret } from './pkce'

test('the challenge is that of RFC 7636, appendix B', async () => {
  expect(await challengeOf('dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk')).toBe(
    'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM',
  )
})

test('a secret has 43 URL-safe characters and is another one every time', () => {
  const secrets = Array.from({ length: 200 }, secret)
  for (const one of secrets) expect(one).toMatch(/^[A-Za-z0-9_-]{43}$/)
  expect(new Set(secrets).size).toBe(200)
})
