import type { courseCalls } from '@duologue/contract/lti/course-calls'
import { classToManage, requireInUse } from '../../classes/index'
import type { Handler } from '../../http/handlers'
import { Refused } from '../../http/refused'
import type { LtiRoom } from '../lti-room'
import { sendSlipsAgain } from '../slips/slip-store'
import { courseView } from './course-of-class-view'

/** Has a score sent again that a course did not take, or all of them (lti.md#course-of-a-class); none is sent twice by it. */
export function sendSlipAgain({
  database,
  clock,
}: LtiRoom): Handler<typeof courseCalls.sendSlipAgain> {
  return async ({ params: { id, slip } }, { reader }) => {
    requireInUse(await classToManage(database, id, reader))
    if (!(await sendSlipsAgain(database, { course: id, slip }, clock.now())))
      throw new Refused('slip-not-found')
    return { course: await courseView(database, id) }
  }
}
