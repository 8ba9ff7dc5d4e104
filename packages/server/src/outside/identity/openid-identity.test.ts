import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { recordingLog } from '../../testing/apps/recording-log'
import { type OpenidProvider, startOpenidProvider } from '../../testing/openid/openid-provider'
import { nonceOfVisits } from '../../testing/openid/openid-visit'
import { pretendClock } from '../clock/pretend-clock'
import { IdentityRefused } from './identity'
import { noIdentity } from './no-identity'
import { type OpenidClient, openidIdentity } from './openid-identity'

const email = 'ana@school.example'
const redirectUri = 'http://127.0.0.1/google'
const verifier = 'v'.repeat(43)
const refused = expect.objectContaining({ reason: 'google-refused' })

const identityAt = (issuer: string, more: Partial<OpenidClient> = {}) =>
  openidIdentity({ issuer, clientId: 'duologue-test', redirectUri, ...more })

async function started(port = 0): Promise<OpenidProvider> {
  const provider = await startOpenidProvider({ port })
  onTestFinished(() => provider.close())
  return provider
}

/** The address of a server that answers as it is told, for issuers that do wrong. */
async function serving(answer: RequestListener): Promise<string> {
  const server = createServer(answer)
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    server.close()
    server.closeAllConnections()
  })
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

describe('a popup', () => {
  let provider: OpenidProvider
  beforeEach(async () => {
    provider = await started()
  })

  test('goes to the authorization endpoint with the client id', async () => {
    expect(await identityAt(provider.issuer).authorization()).toEqual({
      authorizationUrl: `${provider.issuer}/auth`,
      clientId: 'duologue-test',
    })
  })

  test('brings a code that is exchanged for a token that is right', async () => {
    const identity = identityAt(provider.issuer)
    const token = await identity.exchange(await provider.codeFor(email, verifier), verifier)
    expect(await identity.verify(token)).toMatchObject({ email, isEmailVerified: true })
  })

  test('is refused with the wrong verifier', async () => {
    const code = await provider.codeFor(email, verifier)
    const exchanged = identityAt(provider.issuer).exchange(code, 'w'.repeat(43))
    await expect(exchanged).rejects.toEqual(refused)
  })

  test('is refused for another landing page', async () => {
    const identity = identityAt(provider.issuer, { redirectUri: 'http://127.0.0.1/other' })
    const exchanged = identity.exchange(await provider.codeFor(email, verifier), verifier)
    await expect(exchanged).rejects.toEqual(refused)
  })

  test('is refused when its code was used before', async () => {
    const identity = identityAt(provider.issuer)
    const code = await provider.codeFor(email, verifier)
    await identity.exchange(code, verifier)
    await expect(identity.exchange(code, verifier)).rejects.toEqual(refused)
  })
})

describe('a nonce', () => {
  const exchangedWith = async (nonce: string) => {
    const provider = await started()
    const code = await provider.codeFor(email, verifier)
    return identityAt(provider.issuer).exchange(code, verifier, nonce)
  }

  test('that the token bears is the one of this attempt', async () => {
    expect(await exchangedWith(nonceOfVisits)).toEqual(expect.any(String))
  })

  test('of another attempt is refused', async () => {
    await expect(exchangedWith('n'.repeat(43))).rejects.toEqual(refused)
  })
})

test('a key that was put in the place of another is fetched, and the old one is no more', async () => {
  const before = await startOpenidProvider()
  const identity = identityAt(before.issuer, { keysAgainAfter: 0 })
  const old = await before.idTokenFor(email)
  expect(await identity.verify(old)).toMatchObject({ email })
  await before.close()
  const port = Number(new URL(before.issuer).port)
  const after = await startOpenidProvider({ port, kid: 'second' })
  onTestFinished(() => after.close())
  expect(await identity.verify(await after.idTokenFor(email))).toMatchObject({ email })
  await expect(identity.verify(old)).rejects.toEqual(refused)
})

test('somebody is known by `oid` where that is asked for, and refused without one', async () => {
  const provider = await started()
  const identity = identityAt(provider.issuer, { subject: 'oid', refusal: 'sso-refused' })
  const told = await provider.idTokenFor(email, { oid: 'a directory’s own' })
  expect((await identity.verify(told)).subject).toBe('a directory’s own')
  await expect(identity.verify(await provider.idTokenFor(email))).rejects.toMatchObject({
    reason: 'sso-refused',
    message: expect.stringMatching(/"oid"/),
  })
})

describe('the log tells why a login was refused', () => {
  const told = async (
    refusing: (provider: OpenidProvider, more: Partial<OpenidClient>) => Promise<unknown>,
  ) => {
    const provider = await started()
    const log = recordingLog()
    await expect(refusing(provider, { log })).rejects.toEqual(refused)
    const text = log.said.join(' ')
    expect(text).toContain(`a login at ${provider.issuer} was refused: `)
    expect(text).not.toContain(email)
    expect(log.said).toHaveLength(1)
    return text
  }

  test('a code that was used before', async () => {
    const said = await told(async ({ issuer, codeFor }, more) => {
      const code = await codeFor(email, verifier)
      await identityAt(issuer, more).exchange(code, verifier)
      return identityAt(issuer, more).exchange(code, verifier)
    })
    expect(said).toContain('the issuer answered 400 (invalid_grant)')
  })

  test('an unknown client', async () => {
    const said = await told(({ issuer }, more) =>
      identityAt(issuer, { ...more, clientId: 'nobody' }).exchange('code', verifier),
    )
    expect(said).toContain('the issuer answered 401 (invalid_client)')
  })

  test('a clock that is wrong', async () => {
    const said = await told(async ({ issuer, idTokenFor }, more) => {
      const clock = pretendClock('2020-01-01T00:00:00Z')
      return identityAt(issuer, { ...more, clock }).verify(await idTokenFor(email))
    })
    expect(said).toContain('timestamp check failed')
  })

  test('an issuer that is away', async () => {
    const said = await told(async ({ issuer, close }, more) => {
      await close()
      return identityAt(issuer, more).authorization()
    })
    expect(said).toContain('(ECONNREFUSED)')
  })
})

test('a client secret is sent along', async () => {
  const asked: string[] = []
  const issuer = await serving(async (request, response) => {
    if (request.url !== '/token') return response.end(JSON.stringify(documentOf(issuer)))
    for await (const chunk of request) asked.push(String(chunk))
    response.end(JSON.stringify({ id_token: 'a.b.c' }))
  })
  const identity = identityAt(issuer, { clientSecret: 'hush' })
  expect(await identity.exchange('code', verifier)).toBe('a.b.c')
  expect(Object.fromEntries(new URLSearchParams(asked.join('')))).toEqual({
    grant_type: 'authorization_code',
    code: 'code',
    redirect_uri: redirectUri,
    client_id: 'duologue-test',
    code_verifier: verifier,
    client_secret: 'hush',
  })
})

const documentOf = (issuer: string, more = {}) => ({
  issuer,
  authorization_endpoint: `${issuer}/auth`,
  token_endpoint: `${issuer}/token`,
  jwks_uri: `${issuer}/jwks`,
  ...more,
})

describe('an issuer is refused', () => {
  const wrong: [string, (issuer: string) => object][] = [
    ['whose document is of another', () => documentOf('https://evil.example')],
    ['whose document lacks an address', issuer => documentOf(issuer, { jwks_uri: undefined })],
    [
      'that sends people to a script',
      issuer => documentOf(issuer, { authorization_endpoint: 'javascript:alert(1)' }),
    ],
    [
      'that wants codes in the clear',
      issuer => documentOf(issuer, { token_endpoint: 'http://school.example/token' }),
    ],
    ['whose document has no end', issuer => documentOf(issuer, { more: 'x'.repeat(100_000) })],
    ['whose document is a list', () => []],
  ]
  test.each(wrong)('%s', async (_, document) => {
    const issuer = await serving((_request, response) => {
      response.end(JSON.stringify(document(issuer)))
    })
    await expect(identityAt(issuer).authorization()).rejects.toEqual(refused)
  })

  test('whose document is elsewhere', async () => {
    const issuer = await serving((request, response) => {
      if (request.url !== '/elsewhere') response.writeHead(302, { location: '/elsewhere' }).end()
      else response.end(JSON.stringify(documentOf(issuer)))
    })
    await expect(identityAt(issuer).authorization()).rejects.toEqual(refused)
  })

  test('that answers an exchange without a token', async () => {
    const issuer = await serving((_request, response) => {
      response.end(JSON.stringify(documentOf(issuer)))
    })
    await expect(identityAt(issuer).exchange('code', verifier)).rejects.toEqual(refused)
  })

  test('whose answer is no JSON, and nothing of it is told', async () => {
    const issuer = await serving((_request, response) => {
      response.end('secret-token')
    })
    const error = await identityAt(issuer)
      .authorization()
      .catch((thrown: unknown) => thrown)
    expect(error).toEqual(refused)
    expect(String(error)).not.toContain('secret')
  })
})

test.each(['http://school.example', 'ftp://school.example', 'school.example', ''])(
  'an issuer at %j cannot be set up',
  issuer => {
    expect(() => identityAt(issuer)).toThrow('The OpenID issuer must be an https address.')
  },
)

test('an issuer that is away is refused, and asked again when it is back', async () => {
  const before = await startOpenidProvider()
  const identity = identityAt(before.issuer)
  await before.close()
  await expect(identity.authorization()).rejects.toEqual(refused)
  const back = await started(Number(new URL(before.issuer).port))
  expect(await identity.verify(await back.idTokenFor(email))).toMatchObject({ email })
})

test('the document is asked for once an hour', async () => {
  let asked = 0
  const issuer = await serving((_request, response) => {
    asked += 1
    response.end(JSON.stringify(documentOf(issuer)))
  })
  const clock = pretendClock('2026-01-01T00:00:00Z')
  const identity = identityAt(issuer, { clock })
  await Promise.all([identity.authorization(), identity.authorization()])
  clock.moveTo('2026-01-01T00:59:59Z')
  await identity.authorization()
  expect(asked).toBe(1)
  clock.moveTo('2026-01-01T01:00:00Z')
  await identity.authorization()
  expect(asked).toBe(2)
})

test('without a client id every call says that Google login is not set up', async () => {
  const calls = [noIdentity.authorization(), noIdentity.exchange('c', 'v'), noIdentity.verify('t')]
  for (const call of calls) {
    const error = await call.catch((thrown: unknown) => thrown)
    expect(error).toBeInstanceOf(IdentityRefused)
    expect(error).toMatchObject({ reason: 'google-not-set-up' })
  }
})
