import type { lti } from '@duologue/contract/lti/lti'
import { hashOf, idOfReader, lockAccountType } from '../../accounts/index'
import { withFreeCode } from '../../classes/index'
import { inTransaction } from '../../database/transaction'
import type { Handler } from '../../http/handlers'
import { Refused } from '../../http/refused'
import { changeUserOfLaunch, lockLaunch } from '../launches/launch-store'
import type { LtiRoom } from '../lti-room'
import { connectPerson } from '../people/settle-person'
import { makeCourse } from './make-course'
import { openedLaunch, requireBound, requireLaunch } from './opened-launch'

/**
 * Connects the teacher of a launch with the account that is logged in, in a tab of its own, where the launch was bound by a
 * cookie: a link that somebody was sent connects nobody (lti.md#people).
 */
export function connectTeacher(room: LtiRoom): Handler<typeof lti.connectTeacher> {
  const { database, clock, random } = room
  return async ({ body: page }, caller) => {
    const user = idOfReader(caller.reader)
    await withFreeCode(() =>
      inTransaction(database, random, async transaction => {
        const row = await lockLaunch(transaction, hashOf(page.launch), clock.now())
        const { claims, platform, stateHash, boundBy } = requireBound(row, page)
        if (claims.side !== 'teacher' || boundBy !== 'cookie') throw new Refused('not-allowed')
        const type = await lockAccountType(transaction, user)
        if (type !== 'teacher') throw new Refused('teachers-connect')
        await connectPerson(room, transaction, platform, { claims, user })
        await makeCourse(room, transaction, platform, { claims, user })
        await changeUserOfLaunch(transaction, stateHash, user)
      }),
    )
    return openedLaunch(room, await requireLaunch(room, page), page, caller)
  }
}
