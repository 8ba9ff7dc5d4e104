import { startTestServer, type TestServer } from '../apps/test-server'
import type { Engine } from '../databases/database-engines'
import { type OpenidProvider, startOpenidProvider } from './openid-provider'

export type Claims = Record<string, unknown>

/** Tokens as Keycloak makes them, with addresses that it has confirmed. */
export const keycloak = (name: string, more: Claims = {}): Claims => ({
  sub: `keycloak-${name}`,
  email: `${name}@lakeside.example`,
  email_verified: true,
  preferred_username: name,
  given_name: name,
  family_name: 'Roth',
  realm_access: { roles: ['offline_access', 'uma_authorization'] },
  groups: ['/everybody'],
  ...more,
})

/** As Entra ID makes them: a subject for this client alone, and no word on whether an address is confirmed. */
export const entra = (name: string, more: Claims = {}): Claims => ({
  sub: `entra-for-us-${name}`,
  oid: `entra-${name}`,
  tid: 'lakeside',
  email: `${name}@lakeside.example`,
  email_verified: undefined,
  preferred_username: `${name}@lakeside.example`,
  given_name: undefined,
  family_name: undefined,
  roles: [],
  ...more,
})

/** As authentik makes them: no address is confirmed, the whole name is the given one. */
export const authentik = (name: string, more: Claims = {}): Claims => ({
  sub: `authentik-${name}`,
  email: `${name}@lakeside.example`,
  email_verified: false,
  preferred_username: name,
  nickname: name,
  given_name: `${name} Roth`,
  family_name: undefined,
  groups: ['Everybody'],
  ...more,
})

/** A server with the logins of three schools, each with a provider of its own. */
export interface Schools {
  server: TestServer
  providers: Record<'keycloak' | 'entra' | 'authentik', OpenidProvider>
  /** What its log says, line by line. */
  said: string[]
  /** A token of a school with these claims, as a login sends it. */
  proof(
    provider: keyof Schools['providers'],
    claims: Claims,
  ): Promise<{ provider: string; ssoToken: string }>
  close(): Promise<void>
}

/**
 * Starts three: `keycloak` is for its domain, trusted, with roles; `entra` is for its domain, knows people by `oid`, makes no
 * accounts and keeps them for two hours; `authentik` is as it is when nothing more is told.
 */
export async function startSchools(engine: Engine): Promise<Schools> {
  const start = (id: string) =>
    startOpenidProvider({ redirectUris: [`http://localhost:3000/sso/${id}`] })
  const providers = {
    keycloak: await start('keycloak'),
    entra: await start('entra'),
    authentik: await start('authentik'),
  }
  const said: string[] = []
  const server = await startTestServer(engine, {
    logTo: { write: (line: string) => void said.push(line) },
    callsPerMinute: { logins: 10_000 },
    settings: {
      LOGINS: Object.keys(providers).join(','),
      ...Object.fromEntries(
        Object.entries(providers).flatMap(([id, { issuer, clientId }]) => {
          const prefix = `LOGIN_${id.toUpperCase()}_`
          return [
            [`${prefix}NAME`, `Lakeside ${id}`],
            [`${prefix}ISSUER`, issuer],
            [`${prefix}CLIENT_ID`, clientId],
          ]
        }),
      ),
      LOGIN_KEYCLOAK_DOMAINS: 'lakeside.example',
      LOGIN_KEYCLOAK_EMAIL: 'trusted',
      LOGIN_KEYCLOAK_ROLE_CLAIM: 'realm_access.roles',
      LOGIN_KEYCLOAK_TEACHERS: 'teacher',
      LOGIN_KEYCLOAK_STUDENTS: 'pupil',
      LOGIN_ENTRA_DOMAINS: 'lakeside.example',
      LOGIN_ENTRA_SUBJECT: 'oid',
      LOGIN_ENTRA_NEW: 'no',
      LOGIN_ENTRA_HOURS: '2',
    },
  })
  // Tokens are signed by the real clock.
  server.clock.moveTo(new Date().toISOString())
  return {
    server,
    providers,
    said,
    proof: async (provider, claims) => ({
      provider,
      ssoToken: await providers[provider].idTokenFor('ana@school.example', claims),
    }),
    async close() {
      await server.close()
      for (const provider of Object.values(providers)) await provider.close()
    },
  }
}
