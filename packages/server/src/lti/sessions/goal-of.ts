import type { LaunchGoal } from '@duologue/contract/lti/lti'
import type { LaunchClaims } from '@duologue/domain/lti/judge-claims'
import { assignmentsNamed, assignPlaced } from '../../assignments/index'
import { lockClassOfCourse } from '../../classes/index'
import { inTransaction } from '../../database/transaction'
import type { CourseRow } from '../courses/lti-course-store'
import type { LtiRoom } from '../lti-room'
import { type LinkRow, linkById } from '../placing/placed-store'
import {
  changePlacement,
  insertPlacement,
  type PlacementRow,
  placementOf,
  takeDueTold,
} from '../slips/placement-store'

/** What the platform says of a link may have changed: it has a column now, or lets us do more. */
async function refreshPlacement(
  { database }: LtiRoom,
  { columnUrl, scopes, ...at }: PlacementRow,
  { services }: LaunchClaims,
): Promise<void> {
  const isNewColumn = services.columnUrl !== null && services.columnUrl !== columnUrl
  const isSame = services.scopes.every(one => scopes.includes(one))
  if (!isNewColumn && isSame && services.scopes.length === scopes.length) return
  // A column that we made is nothing that a launch must tell.
  const change = { columnUrl: services.columnUrl ?? columnUrl, scopes: services.scopes }
  await changePlacement(database, at, change)
}

/** Where a link stands in a course, with the assignment that it became: made when it is opened there first (lti.md#placing). */
async function placementFor(
  room: LtiRoom,
  course: CourseRow,
  claims: LaunchClaims,
  link: LinkRow,
): Promise<PlacementRow> {
  const { database, random, clock } = room
  const at = { course: course.class, resourceLink: claims.resourceLink ?? '' }
  const before = await placementOf(database, at)
  if (before) {
    await refreshPlacement(room, before, claims)
    return before
  }
  const { kind, thing, wishes } = link
  const assign =
    wishes.opens === 'game' && kind !== 'playlist'
      ? await assignPlaced(room.assignments)({ kind, id: thing }, link.madeBy, wishes)
      : undefined
  return inTransaction(database, random, async transaction => {
    const locked = await lockClassOfCourse(transaction, course.class)
    // Two who open it at once: the class was locked by the other.
    const meanwhile = await placementOf(transaction, at)
    if (meanwhile) return meanwhile
    const made = assign ? await assign(transaction, locked) : undefined
    const placed = {
      ...at,
      link: link.id,
      assignment: made?.id ?? null,
      columnUrl: claims.services.columnUrl,
      scopes: claims.services.scopes,
      madeAt: clock.now(),
      dueWas: made?.dueWas ?? null,
      dueToldAt: null,
    }
    await insertPlacement(transaction, placed)
    return placed
  })
}

/** Tells a teacher, once, that the date of an assignment was over and was moved (lti.md#placing). */
async function movedOf(
  { database, clock }: LtiRoom,
  { dueWas, dueToldAt, assignment, ...at }: PlacementRow,
  { side }: LaunchClaims,
) {
  if (side !== 'teacher' || !dueWas || dueToldAt || !assignment) return {}
  const named = (await assignmentsNamed(database, at.course)).get(assignment)
  if (!named || !(await takeDueTold(database, at, clock.now()))) return {}
  return { moved: { was: dueWas.toISOString(), dateDue: named.dateDue.toISOString() } }
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
  const place = await placementFor(room, course, claims, link)
  const { wishes, kind, thing } = link
  if (wishes.opens !== 'game') return { to: 'page', kind, id: thing, opens: wishes.opens }
  if (place.assignment === null) return ofClass
  return { to: 'assignment', id: place.assignment, ...(await movedOf(room, place, claims)) }
}
