import type { lti } from '@duologue/contract/lti/lti'
import { hashOf } from '../../accounts/index'
import { withFreeCode } from '../../classes/index'
import { inTransaction } from '../../database/transaction'
import type { Handler } from '../../http/handlers'
import { Refused } from '../../http/refused'
import { changeUserOfLaunch, lockLaunch } from '../launches/launch-store'
import type { LtiRoom } from '../lti-room'
import { knownPerson, makeTeacher } from '../people/settle-person'
import { makeCourse } from './make-course'
import { openedLaunch, requireBound, requireLaunch } from './opened-launch'

/** Makes the class of a course as the teacher whose launch it was, with an account where they have none (lti.md#courses). */
export function openCourse(room: LtiRoom): Handler<typeof lti.openCourse> {
  const { database, clock, random } = room
  return async ({ body: page }, caller) => {
    await withFreeCode(() =>
      inTransaction(database, random, async transaction => {
        const row = await lockLaunch(transaction, hashOf(page.launch), clock.now())
        const { claims, platform, stateHash } = requireBound(row, page)
        if (claims.side !== 'teacher') throw new Refused('not-allowed')
        const person = await knownPerson(transaction, platform, claims)
        const user = person?.user ?? (await makeTeacher(room, transaction, platform, claims))
        await makeCourse(room, transaction, platform, { claims, user })
        await changeUserOfLaunch(transaction, stateHash, user)
      }),
    )
    return openedLaunch(room, await requireLaunch(room, page), page, caller)
  }
}
