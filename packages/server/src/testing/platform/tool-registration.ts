import { objectOf, requireThat } from './platform-refusal'
import { ltiScopes } from './platform-scopes'
import type { PlatformWorld } from './platform-world'

const platformConfiguration = 'https://purl.imsglobal.org/spec/lti-platform-configuration'
const toolConfiguration = 'https://purl.imsglobal.org/spec/lti-tool-configuration'

/** What a platform tells about itself to a tool that is to register. */
export const openidDocument = ({ origin, issuer, profile }: PlatformWorld) => ({
  issuer,
  authorization_endpoint: `${origin}/authorise`,
  token_endpoint: `${origin}/token`,
  token_endpoint_auth_methods_supported: ['private_key_jwt'],
  token_endpoint_auth_signing_alg_values_supported: ['RS256'],
  jwks_uri: `${origin}/keys`,
  registration_endpoint: `${origin}/register`,
  scopes_supported: ['openid', ...Object.values(ltiScopes)],
  response_types_supported: ['id_token'],
  subject_types_supported: ['public', 'pairwise'],
  id_token_signing_alg_values_supported: ['RS256'],
  claims_supported: ['sub', 'iss', 'name', 'given_name', 'family_name', 'email'],
  ...(profile.audience ? { authorization_server: profile.audience } : {}),
  [platformConfiguration]: {
    product_family_code: profile.family,
    version: '1',
    messages_supported: [{ type: 'LtiResourceLinkRequest' }, { type: 'LtiDeepLinkingRequest' }],
    variables: [],
  },
})

const listIn = (value: unknown, name: string): string[] => {
  requireThat(
    Array.isArray(value) && value.every(each => typeof each === 'string'),
    `${name} is a list of texts`,
  )
  return value as string[]
}

const addressIn = (value: unknown, name: string): string => {
  requireThat(typeof value === 'string' && URL.canParse(value), `${name} is an address`)
  return value
}

/** A token comes back if one was sent, and none if none was: `Bearer undefined` is refused. */
function requireRegistrationToken(world: PlatformWorld, authorization: string | undefined): void {
  if (!world.profile.hasRegistrationToken)
    return requireThat(authorization === undefined, 'no token was sent, and one came back', 401)
  const expected = world.registrationToken
  requireThat(expected && authorization === `Bearer ${expected}`, 'the registration token', 401)
  world.registrationToken = undefined
}

/** Registers the tool that describes itself; answers with its client id and deployment. */
export function registerTool(
  world: PlatformWorld,
  authorization: string | undefined,
  body: unknown,
): object {
  requireRegistrationToken(world, authorization)
  const said = objectOf(body, 'the registration')
  const must = (name: string, value: string) =>
    requireThat(said[name] === value, `${name} must be ${value}`)
  must('application_type', 'web')
  must('token_endpoint_auth_method', 'private_key_jwt')
  requireThat(listIn(said.response_types, 'response_types').includes('id_token'), 'id_token')
  const grants = listIn(said.grant_types, 'grant_types')
  requireThat(
    grants.includes('implicit') && grants.includes('client_credentials'),
    'grant_types are implicit and client_credentials',
  )
  requireThat(typeof said.client_name === 'string' && said.client_name, 'client_name')
  const initiation = addressIn(said.initiate_login_uri, 'initiate_login_uri')
  const redirects = listIn(said.redirect_uris, 'redirect_uris')
  const keys = addressIn(said.jwks_uri, 'jwks_uri')
  const scopes = typeof said.scope === 'string' ? said.scope.split(' ').filter(Boolean) : []
  const known: string[] = Object.values(ltiScopes)
  requireThat(
    scopes.every(scope => known.includes(scope)),
    `scope: ${String(said.scope)}`,
  )
  const tool = objectOf(said[toolConfiguration], 'the configuration of the tool')
  const target = addressIn(tool.target_link_uri, 'target_link_uri')
  requireThat(
    [initiation, keys, target, ...redirects].every(each => new URL(each).host === tool.domain),
    'every address is of the domain of the tool',
  )
  listIn(tool.claims, 'claims')
  requireThat(Array.isArray(tool.messages) && tool.messages.length > 0, 'messages')
  world.tool = { initiation, redirects, keys, target, scopes }
  return {
    ...said,
    client_id: world.clientId,
    [toolConfiguration]: { ...tool, deployment_id: world.deploymentId },
  }
}
