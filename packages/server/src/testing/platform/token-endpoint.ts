import { randomUUID } from 'node:crypto'
import { verifyByTool } from './platform-keys'
import { requireThat } from './platform-refusal'
import type { PlatformWorld } from './platform-world'

/** Seconds for which a token is good. */
const lasts = 3600
const assertionType = 'urn:ietf:params:oauth:client-assertion-type:jwt-bearer'

/** Gives the tool a token for what it asks (client_credentials, private_key_jwt). */
export async function giveToken(world: PlatformWorld, asked: URLSearchParams): Promise<object> {
  const { tool, clientId, used } = world
  requireThat(
    asked.get('grant_type') === 'client_credentials',
    'grant_type must be client_credentials',
    400,
    'unsupported_grant_type',
  )
  requireThat(asked.get('client_assertion_type') === assertionType, 'client_assertion_type')
  requireThat(tool, 'no tool is registered', 401, 'invalid_client')
  const audience = world.profile.audience ?? `${world.origin}/token`
  const assertion = await verifyByTool(asked.get('client_assertion') ?? '', tool.keys, {
    issuer: clientId,
    subject: clientId,
    audience,
    currentDate: world.now(),
    maxTokenAge: 300,
    requiredClaims: ['iss', 'sub', 'aud', 'iat', 'exp', 'jti'],
  })
  const { jti, exp } = assertion
  requireThat(
    typeof exp === 'number' && exp * 1000 - world.now().getTime() <= 3_600_000,
    'an assertion lasts for an hour at most',
  )
  requireThat(typeof jti === 'string' && !used.has(`jti ${jti}`), 'the assertion was used before')
  used.add(`jti ${jti}`)
  const scopes = (asked.get('scope') ?? '').split(' ').filter(Boolean)
  requireThat(
    scopes.length > 0 && scopes.every(scope => tool.scopes.includes(scope)),
    `scope: ${asked.get('scope')}`,
    400,
    'invalid_scope',
  )
  const token = randomUUID()
  world.tokens.set(token, { scopes, until: world.now().getTime() + lasts * 1000 })
  return { access_token: token, token_type: 'Bearer', expires_in: lasts, scope: scopes.join(' ') }
}

/** Refuses a request whose token is missing, over, or for something else than one of these scopes. */
export function requireScope(
  world: PlatformWorld,
  authorization: string | undefined,
  scopes: readonly string[],
): void {
  const token = /^Bearer (\S+)$/.exec(authorization ?? '')?.[1]
  const known = token && world.tokens.get(token)
  requireThat(known && known.until > world.now().getTime(), 'no token, or one that is over', 401)
  requireThat(
    known.scopes.some(scope => scopes.includes(scope)) &&
      scopes.some(scope => world.tool?.scopes.includes(scope)),
    `the token is not for ${scopes.join(' or ')}`,
    403,
  )
}
