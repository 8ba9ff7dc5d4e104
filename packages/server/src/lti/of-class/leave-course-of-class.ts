import type { courseCalls } from '@duologue/contract/lti/course-calls'
import { idOfReader } from '../../accounts/index'
import { lockOwnClass } from '../../classes/index'
import { inTransaction } from '../../database/transaction'
import type { Handler } from '../../http/handlers'
import { Refused } from '../../http/refused'
import { writeLog } from '../../school/index'
import { deleteCourseRow } from '../courses/lti-course-store'
import type { LtiRoom } from '../lti-room'

/** Ends that a class is a course (lti.md#course-of-a-class): class, accounts and results stay, scores that wait go. */
export function leaveCourseOfClass(room: LtiRoom): Handler<typeof courseCalls.leaveCourseOfClass> {
  const { database, random, clock } = room
  return async ({ params: { id } }, { reader }) => {
    await inTransaction(database, random, async transaction => {
      await lockOwnClass(transaction, id, reader)
      if (!(await deleteCourseRow(transaction, id))) throw new Refused('course-not-connected')
      await writeLog(transaction, {
        at: clock.now(),
        what: 'course-left',
        actor: idOfReader(reader),
        class: id,
      })
    })
    return {}
  }
}
