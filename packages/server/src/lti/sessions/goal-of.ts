import type { LaunchGoal } from '@duologue/contract/lti/lti'
import type { LaunchClaims } from '@duologue/domain/lti/judge-claims'
import { assignPlaced } from '../../assignments/index'
import { lockClassOfCourse } from '../../classes/index'
import { inTransaction } from '../../database/transaction'
import type { CourseRow } from '../courses/lti-course-store'
import type { LtiRoom } from '../lti-room'
import { type LinkRow, linkById } from '../placing/placed-store'
import { insertPlacement, placementOf } from '../slips/placement-store'

/** The assignment that a link became in a course: it is made when it is opened there first (lti.md#placing). */
async function assignmentOf(
  room: LtiRoom,
  course: CourseRow,
  claims: LaunchClaims,
  link: LinkRow,
): Promise<string | null> {
  const { database, random, clock } = room
  const at = { course: course.class, resourceLink: claims.resourceLink ?? '' }
  const before = await placementOf(database, at)
  if (before) return before.assignment
  const { kind, thing, wishes } = link
  const assign =
    wishes.opens === 'game' && kind !== 'playlist'
      ? await assignPlaced(room.assignments)({ kind, id: thing }, link.madeBy, wishes)
      : undefined
  return inTransaction(database, random, async transaction => {
    const locked = await lockClassOfCourse(transaction, course.class)
    // Two who open it at once: the class was locked by the other.
    const meanwhile = await placementOf(transaction, at)
    if (meanwhile) return meanwhile.assignment
    const assignment = assign ? await assign(transaction, locked) : null
    await insertPlacement(transaction, {
      ...at,
      link: link.id,
      assignment,
      columnUrl: claims.services.columnUrl,
      scopes: claims.services.scopes,
      madeAt: clock.now(),
    })
    return assignment
  })
}

/** Where the page of a launch leads whose person is known and in the class (lti.md#what-a-launch-leads-to). */
export async function goalOf(
  room: LtiRoom,
  course: CourseRow,
  claims: LaunchClaims,
): Promise<LaunchGoal> {
  const { deepLinking } = claims
  if (deepLinking)
    return {
      to: 'choose',
      acceptsMany: deepLinking.acceptsMany,
      takesScores: deepLinking.takesScores,
    }
  const ofClass = { to: 'class', id: course.class, isTaught: claims.side === 'teacher' } as const
  const link = claims.link === null ? undefined : await linkById(room.database, claims.link)
  // A link of another platform is none of this one's.
  if (!link || link.platform !== course.platform) return ofClass
  const assignment = await assignmentOf(room, course, claims, link)
  const { wishes, kind, thing } = link
  if (wishes.opens !== 'game') return { to: 'page', kind, id: thing, opens: wishes.opens }
  return assignment === null ? ofClass : { to: 'assignment', id: assignment }
}
