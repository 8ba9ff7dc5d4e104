import type { lti } from '@duologue/contract/lti/lti'
import { hashOf, newSecret } from '../../accounts/index'
import type { Handler } from '../../http/handlers'
import { Refused } from '../../http/refused'
import { takeCode } from '../launches/launch-store'
import type { LtiRoom } from '../lti-room'
import { openedLaunch, pageUntil, requireBound } from './opened-launch'

/** Whether the browser that asks is the one in which the login began, by the cookie of any login in it. */
const hasCookie = (cookies: string | null, bindingHash: Buffer): boolean =>
  (cookies ?? '').split(';').some(part => {
    const [name = '', value = ''] = part.trim().split('=')
    return /^lti_[0-9a-f]{16}$/.test(name) && hashOf(value).equals(bindingHash)
  })

/** Trades the code of a launch for what its page needs (lti.md#sessions): once, in the browser of the launch. */
export function openLaunch(room: LtiRoom): Handler<typeof lti.openLaunch> {
  const { database, clock, random } = room
  return async ({ body: { code, isFramed } }, caller) => {
    const now = clock.now()
    const page = { launch: newSecret(random), isFramed }
    const row = requireBound(
      await takeCode(database, hashOf(code), {
        now,
        secretHash: hashOf(page.launch),
        until: pageUntil(now),
      }),
      page,
    )
    // Whoever was given the address alone is not the person of the launch.
    if (row.boundBy === 'cookie' && !hasCookie(caller.cookies, row.bindingHash))
      throw new Refused('launch-over')
    return openedLaunch(room, row, page, caller)
  }
}
