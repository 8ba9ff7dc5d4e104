import type { lti } from '@duologue/contract/lti/lti'
import { whoIsIn } from '../../accounts/index'
import type { Handler } from '../../http/handlers'
import { Refused } from '../../http/refused'
import type { LtiRoom } from '../lti-room'
import { frameCookie, tokenOfFrame } from './opened-launch'

const inCookies = new RegExp(`(?:^|;\\s*)${frameCookie}=([\\w-]{43})`)

/** The session of a frame whose page was loaded again: its token is made anew of what the cookie says (lti.md#sessions). */
export function resumeFrame(room: LtiRoom): Handler<typeof lti.resumeFrame> {
  return async (_call, { cookies }) => {
    const secret = inCookies.exec(cookies ?? '')?.[1]
    const authToken = secret && tokenOfFrame(room, secret)
    const user = authToken && (await whoIsIn(room.accounts, authToken))
    if (!authToken || !user) throw new Refused('launch-over')
    return { user, authToken }
  }
}
