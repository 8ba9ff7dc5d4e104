import { randomUUID } from 'node:crypto'
import { launchClaims } from './launch-claims'
import { requireThat } from './platform-refusal'
import type { PlatformCourse, PlatformLink, PlatformPerson } from './platform-school'
import type { BegunLaunch, LaunchKind, LaunchTwist, PlatformWorld } from './platform-world'

/** Whom somebody opens what as. */
export interface Opening {
  person: PlatformPerson
  course: PlatformCourse
  /** What is opened; without it something is to be chosen. */
  link?: PlatformLink
  twist?: LaunchTwist
}

/** Begins a launch: what the platform sends the browser to the tool with, at the tool's address for logins. */
export function beginLaunch(
  world: PlatformWorld,
  { person, course, link, twist = {} }: Opening,
): Record<string, string> {
  const { tool, profile } = world
  requireThat(tool, 'no tool is registered')
  const kind: LaunchKind = link ? 'LtiResourceLinkRequest' : 'LtiDeepLinkingRequest'
  const target = link?.url ?? tool.target
  const hint = randomUUID()
  world.launches.set(hint, { kind, person, course, link, target, twist })
  return {
    iss: world.issuer,
    target_link_uri: target,
    login_hint: person.id,
    lti_message_hint: hint,
    client_id: world.clientId,
    lti_deployment_id: world.deploymentId,
    ...(profile.storageTarget ? { lti_storage_target: profile.storageTarget } : {}),
  }
}

function launchOf(
  world: PlatformWorld,
  asked: URLSearchParams,
): { launch: BegunLaunch; hint: string } {
  const hint = asked.get('lti_message_hint')
  const launch = hint && world.launches.get(hint)
  requireThat(hint && launch, 'lti_message_hint is not the one that was sent')
  requireThat(
    asked.get('login_hint') === launch.person.id,
    'login_hint is not the one that was sent',
  )
  return { launch, hint }
}

/** Answers an authorisation request: the form that is posted to the tool. Refuses what the security framework does not allow. */
export async function authorise(
  world: PlatformWorld,
  asked: URLSearchParams,
): Promise<{ action: string; fields: Record<string, string> }> {
  const { tool, clientId, used } = world
  const must = (name: string, value: string) =>
    requireThat(asked.get(name) === value, `${name} must be ${value}, not ${asked.get(name)}`)
  must('scope', 'openid')
  must('response_type', 'id_token')
  must('response_mode', 'form_post')
  must('prompt', 'none')
  must('client_id', clientId)
  for (const name of new Set(asked.keys()))
    requireThat(asked.getAll(name).length === 1, `${name} stands there twice`)
  const action = asked.get('redirect_uri') ?? ''
  requireThat(tool?.redirects.includes(action), `redirect_uri is not registered: ${action}`)
  const nonce = asked.get('nonce')
  requireThat(nonce && nonce.length >= 16, 'the nonce is missing, or can be guessed')
  requireThat(!used.has(`nonce ${nonce}`), 'the nonce was used before')
  used.add(`nonce ${nonce}`)
  const state = asked.get('state')
  requireThat(state && state.length >= 16, 'the state is missing, or can be guessed')
  const { launch, hint } = launchOf(world, asked)
  const { twist } = launch
  const claims = launchClaims(world, launch, { nonce, hint })
  const id_token = await world.keys.sign(claims, twist.signing)
  return { action, fields: { id_token, state: twist.state ?? state } }
}
