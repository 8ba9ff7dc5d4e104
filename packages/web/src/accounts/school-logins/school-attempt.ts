import type { OfferedLogin } from '@duologue/contract/site'
import { inTab } from '../../saved-here/in-tab'
import { googleAddress } from '../login/google-address'
import { challengeOf, secret } from '../login/pkce'

/** What the page wants of a school login: to log in, or to connect an account with it. */
export type SchoolGoal = 'logIn' | 'connect'

/** One login at a school, by which its answer is recognised. */
export interface SchoolAttempt {
  provider: string
  state: string
  nonce: string
  codeVerifier: string
  goal: SchoolGoal
}

const place = inTab('sso')

const isAttempt = (value: unknown): value is SchoolAttempt =>
  typeof value === 'object' && value !== null && 'state' in value && 'codeVerifier' in value

/** Keeps in this tab what the answer of the school needs when it comes to this very window. */
export const keepAttempt = (attempt: SchoolAttempt): void => place.keep(attempt)

/** The attempt that a state belongs to, if this tab has begun it. */
export function attemptOf(state: string | undefined): SchoolAttempt | undefined {
  const kept = place.kept()
  return isAttempt(kept) && kept.state === state ? kept : undefined
}

export const dropAttempt = (): void => place.forget()

/** Begins a login at a school; undefined where the school cannot be reached. */
export async function newAttempt(
  { provider, authorizationUrl, clientId, scope }: OfferedLogin,
  goal: SchoolGoal,
): Promise<{ attempt: SchoolAttempt; address: string } | undefined> {
  if (authorizationUrl === null) return undefined
  const attempt = { provider, goal, state: secret(), nonce: secret(), codeVerifier: secret() }
  const codeChallenge = await challengeOf(attempt.codeVerifier)
  const asked = { ...attempt, codeChallenge }
  const landing = { path: `/sso/${provider}`, scope }
  return {
    attempt,
    address: googleAddress({ authorizationUrl, clientId }, location.origin, asked, landing),
  }
}
