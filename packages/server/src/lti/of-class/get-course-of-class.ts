import type { courseCalls } from '@duologue/contract/lti/course-calls'
import { classToManage } from '../../classes/index'
import type { Handler } from '../../http/handlers'
import type { LtiRoom } from '../lti-room'
import { courseView } from './course-of-class-view'

/** The course of a class, for who teaches it and admins (lti.md#course-of-a-class). */
export function getCourseOfClass({
  database,
}: LtiRoom): Handler<typeof courseCalls.getCourseOfClass> {
  return async ({ params: { id } }, { reader }) => {
    await classToManage(database, id, reader)
    return { course: await courseView(database, id) }
  }
}
