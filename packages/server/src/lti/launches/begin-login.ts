import { createHash } from 'node:crypto'
import { ltiLimits } from '@duologue/domain/lti/lti-limits'
import { hashOf, newSecret } from '../../accounts/index'
import { newId } from '../../outside/random/new-id'
import type { LtiRoom } from '../lti-room'
import type { PlatformRow } from '../platforms/platform-store'
import { insertLaunch, type LoginHints } from './launch-store'

/** A login that was begun: where the browser goes, and what it keeps until it is back. */
export interface BegunLogin {
  id: string
  state: string
  binding: string
  authorization: string
  /** As the header `Set-Cookie` says it. */
  cookie: string
}

/** The cookie of one login: two that are begun at once in one browser do not touch each other (lti.md#binding). */
export const cookieName = (state: string): string =>
  `lti_${createHash('sha256').update(`name ${state}`).digest('hex').slice(0, 16)}`

/** A cookie that a frame within the platform's page is sent, and no other site's: each such site has its own. */
export const partitionedCookie = (
  name: string,
  value: string,
  { path, maxAge }: { path: string; maxAge: number },
): string =>
  `${name}=${value}; Path=${path}; Max-Age=${maxAge}; HttpOnly; Secure; SameSite=None; Partitioned`

/** Begins a login at a platform: its answer must bring the state, and be in this browser (lti.md#launch). */
export async function beginLogin(
  { database, clock, random, publicUrl }: LtiRoom,
  platform: PlatformRow,
  hints: LoginHints,
): Promise<BegunLogin> {
  const now = clock.now()
  const [state, binding, nonce] = [newSecret(random), newSecret(random), newSecret(random)]
  const id = newId(random, clock)
  await insertLaunch(database, {
    stateHash: hashOf(state),
    id,
    platform: platform.id,
    bindingHash: hashOf(binding),
    nonce,
    hints,
    createdAt: now,
    until: new Date(now.getTime() + ltiLimits.launch),
  })
  const authorization = new URL(platform.authUrl)
  for (const [name, value] of Object.entries({
    scope: 'openid',
    response_type: 'id_token',
    response_mode: 'form_post',
    prompt: 'none',
    client_id: platform.clientId,
    redirect_uri: `${publicUrl}/lti/launch`,
    state,
    nonce,
    login_hint: hints.loginHint,
    ...(hints.messageHint === null ? {} : { lti_message_hint: hints.messageHint }),
  }))
    authorization.searchParams.set(name, value)
  return {
    id,
    state,
    binding,
    authorization: authorization.href,
    cookie: partitionedCookie(cookieName(state), binding, {
      path: '/lti',
      maxAge: ltiLimits.launch / 1000,
    }),
  }
}
