import { messageTypes } from '../claim-names'
import { objectIn, type PlatformConfiguration } from './platform-configuration'

const toolConfiguration = 'https://purl.imsglobal.org/spec/lti-tool-configuration'
const canvas = 'https://canvas.instructure.com/lti/'

/** What we ask a platform for: columns, scores, and who is in a course (lti.md#registration). */
export const askedScopes = [
  'https://purl.imsglobal.org/spec/lti-ags/scope/lineitem',
  'https://purl.imsglobal.org/spec/lti-ags/scope/score',
  'https://purl.imsglobal.org/spec/lti-nrps/scope/contextmembership.readonly',
] as const

/** Where a course offers us to whoever places something: Canvas has names of its own for it. */
const placementsOf = (family: string) =>
  family === 'canvas' ? ['assignment_selection', 'link_selection'] : ['ContentArea']

/** Which of what we ask for a platform can give; all of it, where it does not say. */
export const scopesFor = (supported: readonly string[] | undefined): string[] =>
  askedScopes.filter(scope => supported?.includes(scope) ?? true)

/**
 * What we say about ourselves to a platform. An address of people is not among the claims: it is never kept.
 *
 * @param ours what we are called, and where our own pages are, without a slash at the end.
 */
export function toolRegistration(
  { name, publicUrl }: { name: string; publicUrl: string },
  { scopes, family }: Pick<PlatformConfiguration, 'scopes' | 'family'>,
): Readonly<Record<string, unknown>> {
  const target = `${publicUrl}/lti/launch`
  const opens = { target_link_uri: target, label: name }
  return {
    application_type: 'web',
    response_types: ['id_token'],
    grant_types: ['implicit', 'client_credentials'],
    initiate_login_uri: `${publicUrl}/lti/login`,
    redirect_uris: [target],
    client_name: name,
    client_uri: publicUrl,
    policy_uri: `${publicUrl}/privacy`,
    jwks_uri: `${publicUrl}/lti/keys`,
    token_endpoint_auth_method: 'private_key_jwt',
    scope: scopesFor(scopes).join(' '),
    [toolConfiguration]: {
      domain: /^https?:\/\/([^/]+)/.exec(publicUrl)?.[1] ?? '',
      target_link_uri: target,
      claims: ['iss', 'sub', 'name', 'given_name', 'family_name'],
      messages: [
        { type: messageTypes.deepLink, ...opens, placements: placementsOf(family) },
        { type: messageTypes.resource, ...opens },
      ],
      ...(family === 'canvas' ? { [`${canvas}privacy_level`]: 'name_only' } : {}),
    },
  }
}

/** What a platform made of it: our client, and the deployment that it began with, if any; undefined for no such thing. */
export function readRegistered(
  text: string,
): { clientId: string; deployment: string | null } | undefined {
  const { client_id: clientId, [toolConfiguration]: tool } = objectIn(text) ?? {}
  if (typeof clientId !== 'string' || clientId.trim() === '' || clientId.length > 255)
    return undefined
  const told: unknown =
    typeof tool === 'object' && tool !== null && 'deployment_id' in tool
      ? tool.deployment_id
      : undefined
  const deployment = typeof told === 'number' ? String(told) : told
  const isShort = typeof deployment === 'string' && deployment !== '' && deployment.length <= 255
  return { clientId: clientId.trim(), deployment: isShort ? deployment : null }
}
