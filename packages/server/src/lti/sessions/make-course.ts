import type { LaunchClaims } from '@duologue/domain/lti/judge-claims'
import { makeClassOfCourse, teachFromCourse } from '../../classes/index'
import type { Queries } from '../../database/connect'
import { Refused } from '../../http/refused'
import { courseOf, insertCourse } from '../courses/lti-course-store'
import { courseKeyOf } from '../launches/settle-launch'
import type { LtiRoom } from '../lti-room'

/** Makes the class of a course for its first teacher; a later one teaches it beside them (lti.md#courses). */
export async function makeCourse(
  { classes, clock }: LtiRoom,
  transaction: Queries,
  platform: string,
  { claims, user }: { claims: LaunchClaims; user: string },
): Promise<void> {
  const key = courseKeyOf(platform, claims)
  const course = await courseOf(transaction, key)
  if (course) return teachFromCourse(classes, transaction, { class: course.class, user })
  const title = claims.context.title || claims.context.id
  const made = await makeClassOfCourse(classes, transaction, { teacher: user, title })
  const isMade = await insertCourse(transaction, {
    ...key,
    class: made,
    title,
    membersUrl: claims.services.membersUrl,
    columnsUrl: claims.services.columnsUrl,
    scopes: claims.services.scopes,
    openedAt: clock.now(),
  })
  // Another teacher was quicker: all is undone, and the next press finds the class.
  if (!isMade) throw new Refused('course-has-class')
}
