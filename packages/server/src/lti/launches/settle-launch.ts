import type { LaunchClaims } from '@duologue/domain/lti/judge-claims'
import { leadsTo } from '@duologue/domain/lti/leads-to'
import { ltiLimits } from '@duologue/domain/lti/lti-limits'
import { webOrigin } from '@duologue/domain/lti/web-origin'
import { hashOf, newSecret } from '../../accounts/index'
import { Refused } from '../../http/refused'
import { type CourseRow, changeCourse, courseOf } from '../courses/lti-course-store'
import type { LtiRoom } from '../lti-room'
import { knownPerson, settlePerson } from '../people/settle-person'
import { offerOrigin, type PlatformRow } from '../platforms/platform-store'
import { changeSettled, type LaunchRow } from './launch-store'

/** The course of a launch, as its platform names it. */
export const courseKeyOf = (platform: string, { deployment, context }: LaunchClaims) => ({
  platform,
  deployment,
  context: context.id,
})

/** A launch whose page may stand somewhere new offers that to the admin. */
async function noteOrigin({ database }: LtiRoom, platform: PlatformRow, returnUrl: string | null) {
  const origin = returnUrl === null ? undefined : webOrigin(returnUrl)
  const known = [...platform.origins, ...platform.offeredOrigins]
  if (origin && !known.includes(origin)) await offerOrigin(database, platform.id, origin)
}

/** What a teacher's launch says of the course may have changed: its name, and what we may ask it for. */
async function refreshCourse({ database }: LtiRoom, course: CourseRow, claims: LaunchClaims) {
  const { scopes, membersUrl, columnsUrl } = claims.services
  // A launch in which something is to be chosen says less.
  const now = {
    title: claims.context.title || course.title,
    membersUrl: membersUrl ?? course.membersUrl,
    columnsUrl: columnsUrl ?? course.columnsUrl,
    scopes: scopes.length > 0 ? scopes : course.scopes,
  }
  const isSame =
    now.title === course.title &&
    now.membersUrl === course.membersUrl &&
    now.columnsUrl === course.columnsUrl &&
    now.scopes.join() === course.scopes.join()
  if (!isSame) await changeCourse(database, course.class, now)
}

/**
 * Where a bound launch leads (lti.md#what-a-launch-leads-to): the path of its page with a code that is good once, for a
 * minute; undefined for a student before any teacher. Who is known is in the class when it answers.
 */
export async function settleLaunch(
  room: LtiRoom,
  platform: PlatformRow,
  { stateHash, id }: Pick<LaunchRow, 'stateHash' | 'id'>,
  { claims, boundBy }: { claims: LaunchClaims; boundBy: 'cookie' | 'storage' },
): Promise<string | undefined> {
  const { database, clock, random } = room
  const [person, course] = await Promise.all([
    knownPerson(database, platform.id, claims),
    courseOf(database, courseKeyOf(platform.id, claims)),
  ])
  // Nothing is done for whom the school has let in no more (school.md#closed-accounts).
  if (person?.closedAt) throw new Refused('account-closed')
  const to = leadsTo(claims, { hasAccount: person !== undefined, hasClass: course !== undefined })
  if (to === 'waits') return undefined
  const user = course ? await settlePerson(room, course, claims, person) : person?.user
  await noteOrigin(room, platform, claims.returnUrl)
  if (course && claims.side === 'teacher') await refreshCourse(room, course, claims)
  const code = newSecret(random)
  await changeSettled(database, stateHash, {
    claims,
    boundBy,
    user: user ?? null,
    codeHash: hashOf(code),
    codeUntil: new Date(clock.now().getTime() + ltiLimits.code),
  })
  const page = claims.deepLinking ? 'choose' : 'start'
  return `/lti/${page}?from=${platform.id}&launch=${id}#${code}`
}
