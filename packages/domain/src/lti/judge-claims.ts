import { claimNames, messageTypes } from './claim-names'
import { ltiLimits } from './lti-limits'
import { isPreview, type Side, sideOf } from './roles'
import { type Claims, listOf, namesOf, textOf, within } from './said-by-platform'
import { webOrigin } from './web-origin'

/** What a platform says about whoever it opens something for, as far as it is read here. */
export interface LaunchClaims {
  subject: string
  side: Side
  isPreview: boolean
  deployment: string
  context: { id: string; title: string }
  given: string | null
  family: string | null
  /** Where in the course the link stands; null where something is to be chosen. */
  resourceLink: string | null
  /** What was placed (lti.md#placing): the id of our link. */
  link: string | null
  /** Where the platform shows its page again. */
  returnUrl: string | null
  deepLinking: {
    returnUrl: string
    acceptsMany: boolean
    takesScores: boolean
    data: string | null
  } | null
  services: {
    scopes: string[]
    columnsUrl: string | null
    columnUrl: string | null
    membersUrl: string | null
  }
}

/** Why a launch is refused, each with its page (lti.md#refusals). */
export type LaunchFault =
  | { kind: 'token' }
  | { kind: 'clock'; theirs: number }
  | { kind: 'again' }
  | { kind: 'missing'; what: string }
  | { kind: 'role' }

/** What the login said before, and what a token must be. */
export interface ExpectedLaunch {
  issuer: string
  clientId: string
  nonce: string
  /** `target_link_uri` of the login. */
  target: string
  /** Where our own pages are, without a slash at the end. */
  publicUrl: string
  /** Milliseconds. */
  now: number
}

const addressOf = (value: unknown): string | null =>
  typeof value === 'string' && webOrigin(value) ? value : null

/** Whether a token was made for this client (lti.md#launch): of several, the one that asked. */
function isFor(clientId: string, { aud, azp }: Claims): boolean {
  const audience = typeof aud === 'string' ? [aud] : listOf(aud)
  if (!audience.includes(clientId)) return false
  return azp === undefined ? audience.length === 1 : azp === clientId
}

/** What is wrong with when a token was made, if anything; its moments are seconds. */
function timeFault({ exp, iat }: Claims, now: number): LaunchFault | undefined {
  if (typeof exp !== 'number' || typeof iat !== 'number') return { kind: 'token' }
  const made = iat * 1000
  const isEarly = made > now + ltiLimits.clock
  const isOld = made < now - ltiLimits.tokenAge - ltiLimits.clock
  const isOver = exp * 1000 <= now - ltiLimits.clock
  return isEarly || isOld || isOver ? { kind: 'clock', theirs: made } : undefined
}

const isOwn = (target: string, publicUrl: string) =>
  target === publicUrl || target.startsWith(`${publicUrl}/`) || target.startsWith(`${publicUrl}?`)

function deepLinkingOf(value: unknown): LaunchClaims['deepLinking'] {
  const { deep_link_return_url, accept_multiple, accept_lineitem, accept_types, data } =
    within(value)
  const returnUrl = addressOf(deep_link_return_url)
  if (returnUrl === null || !listOf(accept_types).includes('ltiResourceLink')) return null
  return {
    returnUrl,
    acceptsMany: accept_multiple === true || accept_multiple === 'true',
    takesScores: accept_lineitem !== false && accept_lineitem !== 'false',
    data: typeof data === 'string' && data.length <= 8000 ? data : null,
  }
}

function servicesOf(claims: Claims): LaunchClaims['services'] {
  const scores = within(claims[claimNames.scores])
  const members = within(claims[claimNames.members])
  return {
    scopes: listOf(scores.scope),
    columnsUrl: addressOf(scores.lineitems),
    columnUrl: addressOf(scores.lineitem),
    membersUrl: addressOf(members.context_memberships_url),
  }
}

const missing = (what: string): LaunchFault => ({ kind: 'missing', what })

/** The first thing that every launch must say and this one does not. */
function missingFault(claims: Claims, expected: ExpectedLaunch): LaunchFault | undefined {
  const target = claims[claimNames.target]
  const isDeepLink = claims[claimNames.messageType] === messageTypes.deepLink
  const isMessage = isDeepLink || claims[claimNames.messageType] === messageTypes.resource
  const { resourceLink, context, deployment, deepLinking } = claimNames
  const wanted: (readonly [boolean, string])[] = [
    [claims[claimNames.version] === '1.3.0', 'version'],
    [isMessage, 'message_type'],
    [textOf(claims[deployment]) !== null, 'deployment_id'],
    [
      typeof target === 'string' && target === expected.target && isOwn(target, expected.publicUrl),
      'target_link_uri',
    ],
    [textOf(claims.sub) !== null, 'sub'],
    [Array.isArray(claims[claimNames.roles]), 'roles'],
    [isDeepLink || textOf(within(claims[resourceLink]).id) !== null, 'resource_link.id'],
    [textOf(within(claims[context]).id) !== null, 'context.id'],
    [!isDeepLink || deepLinkingOf(claims[deepLinking]) !== null, 'deep_linking_settings'],
  ]
  const what = wanted.find(([isThere]) => !isThere)?.[1]
  return what === undefined ? undefined : missing(what)
}

/** A link of ours is an id. */
function linkOf(custom: unknown): string | null {
  const { duologue } = within(custom)
  const isId =
    typeof duologue === 'string' && /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(duologue)
  return isId ? duologue : null
}

/**
 * What a token says whose signature was found right, or why its launch is refused (lti.md#launch). It is read strictly:
 * what is not of its type counts as not said.
 */
export function judgeClaims(
  claims: Claims,
  expected: ExpectedLaunch,
): { fault: LaunchFault } | { launch: LaunchClaims } {
  if (claims.iss !== expected.issuer || !isFor(expected.clientId, claims))
    return { fault: { kind: 'token' } }
  const timed = timeFault(claims, expected.now)
  if (timed) return { fault: timed }
  if (claims.nonce !== expected.nonce) return { fault: { kind: 'again' } }
  const lacks = missingFault(claims, expected)
  if (lacks) return { fault: lacks }
  const roles = listOf(claims[claimNames.roles])
  const side = sideOf(roles)
  const isDeepLink = claims[claimNames.messageType] === messageTypes.deepLink
  if (!side || (isDeepLink && side !== 'teacher')) return { fault: { kind: 'role' } }
  const context = within(claims[claimNames.context])
  const resourceLink = within(claims[claimNames.resourceLink])
  return {
    launch: {
      subject: String(textOf(claims.sub)),
      side,
      isPreview: isPreview(roles),
      deployment: String(textOf(claims[claimNames.deployment])),
      context: {
        id: String(textOf(context.id)),
        title: textOf(context.title, 2000)?.slice(0, 80) ?? textOf(context.label) ?? '',
      },
      ...namesOf(claims),
      resourceLink: isDeepLink ? null : textOf(resourceLink.id),
      link: linkOf(claims[claimNames.custom]),
      returnUrl: addressOf(within(claims[claimNames.presentation]).return_url),
      deepLinking: isDeepLink ? deepLinkingOf(claims[claimNames.deepLinking]) : null,
      services: servicesOf(claims),
    },
  }
}
