import { randomBytes } from 'node:crypto'
import type { JWK } from 'jose'
import { type Configuration, interactionPolicy } from 'oidc-provider'
import { accountNamed, type OpenidAccount } from './openid-sign-in'
import { openidStore } from './openid-store'

/** Asks everybody who it is, every time, as a chooser of accounts does. */
function askingPolicy() {
  const policy = interactionPolicy.base()
  const { Check } = interactionPolicy
  policy
    .get('login')
    ?.checks.add(
      new Check('choose', 'An account must be chosen', ({ oidc }) => !oidc.result?.login),
    )
  return policy
}

/** Seconds that anything of the provider lasts. */
const lasts = 600

/**
 * What the provider is: one public client that must use PKCE, consent that is given by itself, and claims in the ID
 * token.
 */
export const openidConfiguration = ({
  accounts,
  clientId,
  redirectUris,
  key,
}: {
  accounts: OpenidAccount[]
  clientId: string
  redirectUris: [string, ...string[]]
  key: JWK
}): Configuration => ({
  adapter: openidStore(),
  jwks: { keys: [key as JWK & { kty: 'RSA' }] },
  cookies: { keys: [randomBytes(32).toString('base64url')] },
  claims: {
    openid: ['sub'],
    email: ['email', 'email_verified'],
    profile: [
      'given_name',
      'family_name',
      'preferred_username',
      'oid',
      'roles',
      'groups',
      'realm_access',
    ],
  },
  conformIdTokenClaims: false,
  features: { devInteractions: { enabled: false } },
  interactions: { policy: askingPolicy() },
  ttl: { AccessToken: lasts, Grant: lasts, IdToken: lasts, Interaction: lasts, Session: lasts },
  clients: [
    {
      client_id: clientId,
      redirect_uris: redirectUris,
      response_types: ['code'],
      grant_types: ['authorization_code'],
      token_endpoint_auth_method: 'none',
    },
  ],
  findAccount: (_context, id) => {
    const account = accountNamed(accounts, id)
    if (!account) return undefined
    const { claims, ...own } = account
    return { accountId: id, claims: () => ({ ...own, ...claims }) }
  },
  loadExistingGrant: async ({ oidc }) => {
    const accountId = oidc.session?.accountId
    if (!accountId) return undefined
    const grant = new oidc.provider.Grant({ accountId, clientId })
    grant.addOIDCScope('openid email profile')
    await grant.save()
    return grant
  },
  renderError: (context, out) => {
    context.type = 'text/plain'
    context.body = `${out.error}: ${out.error_description ?? ''}`
  },
})
