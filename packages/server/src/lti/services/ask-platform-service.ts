import {
  type PlatformAnswer,
  PlatformAway,
  type PlatformRequest,
} from '../../outside/platforms/platforms'
import type { LtiRoom } from '../lti-room'
import type { PlatformRow } from '../platforms/platform-store'
import { NoToken } from './platform-tokens'

/** What a service of a platform answered; away, where neither it nor the token before it could be had. */
export type ServiceAnswer = PlatformAnswer | 'away'

/**
 * Asks a service of a platform, for which we need to be let do something. A token that it does not take any more is asked
 * for anew, once.
 */
export async function askService(
  { platforms, tokens }: Pick<LtiRoom, 'platforms' | 'tokens'>,
  platform: PlatformRow,
  scope: string,
  request: PlatformRequest,
): Promise<ServiceAnswer> {
  const ask = async (isFresh: boolean) => {
    const token = await tokens.get(platform, scope, { isFresh })
    const headers = { ...request.headers, authorization: `Bearer ${token}` }
    return platforms.ask({ ...request, headers })
  }
  try {
    const answer = await ask(false)
    return answer.status === 401 ? await ask(true) : answer
  } catch (error) {
    if (error instanceof PlatformAway || error instanceof NoToken) return 'away'
    throw error
  }
}
