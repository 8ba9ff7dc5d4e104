import { accounts } from '@duologue/contract/accounts'
import { site } from '@duologue/contract/site'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { TestServer } from '../../testing/apps/test-server'
import { describeOnDatabase } from '../../testing/databases/database-engines'
import { nonceOfVisits } from '../../testing/openid/openid-visit'
import {
  authentik,
  type Claims,
  keycloak,
  type Schools,
  startSchools,
} from '../../testing/openid/schools'

describeOnDatabase('the tokens of a school', engine => {
  let server: TestServer
  let schools: Schools
  beforeAll(async () => {
    schools = await startSchools(engine)
    server = schools.server
  })
  afterAll(() => schools.close())
  beforeEach(() => {
    schools.said.length = 0
  })

  const refused = async (provider: keyof Schools['providers'], claims: Claims) =>
    server.refused(accounts.logIn, { body: await schools.proof(provider, claims) })

  test.each([
    ['for somebody else', { aud: 'another client' }],
    ['made for another client', { azp: 'another client' }],
    ['of another issuer', { iss: 'https://id.evil.example' }],
    ['that is over', { exp: 1 }],
    ['without a subject', { sub: undefined }],
  ])('refuses a token %s', async (_name, claims) => {
    expect(await refused('keycloak', keycloak('wrong', claims))).toMatchObject({
      status: 401,
      code: 'sso-refused',
    })
    expect(schools.said.join('')).toContain('was refused: ')
    expect(schools.said.join('')).not.toMatch(/lakeside\.example|keycloak-wrong/)
  })

  test('refuses a token of one school at another', async () => {
    const { ssoToken } = await schools.proof('authentik', authentik('cross'))
    const body = { provider: 'keycloak', ssoToken }
    expect((await server.refused(accounts.logIn, { body })).code).toBe('sso-refused')
  })

  test('exchanges the code of the popup once, for its own attempt', async () => {
    const codeVerifier = 'v'.repeat(43)
    const keycloakHere = schools.providers.keycloak
    const params = { provider: 'keycloak' }
    const exchange = async (nonce: string, code: string) => ({
      params,
      body: { code, codeVerifier, nonce },
    })
    const code = await keycloakHere.codeFor('ana@school.example', codeVerifier)
    const sent = await exchange(nonceOfVisits, code)
    const { ssoToken } = await server.ask(accounts.exchangeSsoCode, sent)
    expect(ssoToken.split('.')).toHaveLength(3)
    const refusal = { status: 401, code: 'sso-refused' }
    expect(await server.refused(accounts.exchangeSsoCode, sent)).toMatchObject(refusal)
    const another = await keycloakHere.codeFor('ana@school.example', codeVerifier)
    const ofAnother = await exchange('n'.repeat(43), another)
    expect(await server.refused(accounts.exchangeSsoCode, ofAnother)).toMatchObject(refusal)
  })

  test('is offered by the site, which asks for addresses only where they decide something', async () => {
    const { logins } = await server.ask(site.getSite)
    expect(logins.map(({ provider, scope }) => [provider, scope])).toEqual([
      ['keycloak', 'openid email profile'],
      ['entra', 'openid email profile'],
      ['authentik', 'openid profile'],
    ])
    expect(logins[0]).toMatchObject({
      name: 'Lakeside keycloak',
      authorizationUrl: `${schools.providers.keycloak.issuer}/auth`,
      clientId: 'duologue-test',
      domains: ['lakeside.example'],
    })
  })

  test('of no name is not set up', async () => {
    const body = { provider: 'nobody', ssoToken: 'x' }
    const refusal = { status: 400, code: 'sso-not-set-up' }
    expect(await server.refused(accounts.logIn, { body })).toMatchObject(refusal)
    expect(await server.refused(accounts.signUp, { body })).toMatchObject(refusal)
  })
})
