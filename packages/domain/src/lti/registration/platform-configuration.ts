import { isSharedIssuer } from '../shared-issuers'
import { webOrigin } from '../web-origin'

/** What a platform tells about itself to a tool that is to register (lti.md#registration). */
export interface PlatformConfiguration {
  issuer: string
  authUrl: string
  tokenUrl: string
  keysUrl: string
  registrationUrl: string
  /** Whom requests for tokens are for, where that is not `tokenUrl`. */
  audience: string | null
  /** What may be asked of it; undefined where it does not say. */
  scopes: string[] | undefined
  /** What it is, by the name that its makers gave it: `moodle`, `canvas`; empty where it does not say. */
  family: string
}

/** Why what it tells is not taken. */
export type ConfigurationFault = 'issuer' | 'unread'

const configurationName = 'https://purl.imsglobal.org/spec/lti-platform-configuration'

/** A text of JSON as an object; undefined for everything else. */
export function objectIn(text: string): Readonly<Record<string, unknown>> | undefined {
  let told: unknown
  try {
    told = JSON.parse(text)
  } catch {
    return undefined
  }
  return typeof told === 'object' && told !== null && !Array.isArray(told)
    ? (told as Readonly<Record<string, unknown>>)
    : undefined
}

const addressOf = (value: unknown) =>
  typeof value === 'string' && value.length <= 500 && webOrigin(value) ? value : undefined

const familyOf = (value: unknown) => {
  const family: unknown =
    typeof value === 'object' && value !== null && 'product_family_code' in value
      ? value.product_family_code
      : undefined
  return typeof family === 'string' && /^[\w .-]{1,40}$/.test(family) ? family : ''
}

/**
 * Reads the document of a platform. Its issuer is at the origin from which the document came, or is one that many
 * schools share: a document of somebody else names no school's platform.
 *
 * @param documentUrl where it was found.
 */
export function readConfiguration(
  documentUrl: string,
  text: string,
): PlatformConfiguration | { fault: ConfigurationFault } {
  const told = objectIn(text)
  const issuer = addressOf(told?.issuer)
  const authUrl = addressOf(told?.authorization_endpoint)
  const tokenUrl = addressOf(told?.token_endpoint)
  const keysUrl = addressOf(told?.jwks_uri)
  const registrationUrl = addressOf(told?.registration_endpoint)
  if (!told || !issuer || !authUrl || !tokenUrl || !keysUrl || !registrationUrl)
    return { fault: 'unread' }
  if (webOrigin(issuer) !== webOrigin(documentUrl) && !isSharedIssuer(issuer))
    return { fault: 'issuer' }
  const { authorization_server: server, scopes_supported: scopes } = told
  const audience = typeof server === 'string' && server.length <= 500 ? server.trim() : ''
  return {
    issuer,
    authUrl,
    tokenUrl,
    keysUrl,
    registrationUrl,
    audience: audience === '' ? null : audience,
    scopes: Array.isArray(scopes) ? scopes.filter(one => typeof one === 'string') : undefined,
    family: familyOf(told[configurationName]),
  }
}
