import type { LaunchClaims } from '@duologue/domain/lti/judge-claims'
import { ltiLimits } from '@duologue/domain/lti/lti-limits'
import { approveTeachers, makeTeacherUser, renameUsers } from '../../accounts/index'
import {
  enrolFromCourse,
  isEnrolled,
  lockClassOfCourse,
  teachFromCourse,
} from '../../classes/index'
import type { Queries } from '../../database/connect'
import { inTransaction } from '../../database/transaction'
import { Refused } from '../../http/refused'
import { changePreviewEnd, makePlatformPupil, pupilEnd, takeHome } from '../../pupils/index'
import type { CourseRow } from '../courses/lti-course-store'
import type { LtiRoom } from '../lti-room'
import {
  changeSeen,
  insertPerson,
  type KnownPerson,
  type PersonKey,
  personOf,
} from './person-store'

/** How often it is written down that somebody came again, in milliseconds. */
const seenEvery = 60 * 60 * 1000

/** Another launch of the same person was quicker: all is undone, and they are found then. */
class KnownMeanwhile extends Error {}

const keyOf = (platform: string, { subject, side }: LaunchClaims): PersonKey => ({
  platform,
  subject,
  side,
})

/** The person of a launch, as they are known here; undefined when they are nobody yet. */
export const knownPerson = (queries: Queries, platform: string, claims: LaunchClaims) =>
  personOf(queries, keyOf(platform, claims))

/** Makes the account of a teacher who comes from a platform for the first time (lti.md#people). */
export async function makeTeacher(
  { accounts, clock }: LtiRoom,
  transaction: Queries,
  platform: string,
  claims: LaunchClaims,
): Promise<string> {
  const names = { givenName: claims.given, familyName: claims.family }
  const user = await makeTeacherUser(accounts, transaction, names)
  const key = keyOf(platform, claims)
  if (!(await insertPerson(transaction, key, user, clock.now())))
    throw new Refused('person-connected')
  return user
}

/** Connects somebody of a platform with an account that they have already; refused where they have one. */
export async function connectPerson(
  { clock }: LtiRoom,
  transaction: Queries,
  platform: string,
  { claims, user }: { claims: LaunchClaims; user: string },
): Promise<void> {
  if (!(await insertPerson(transaction, keyOf(platform, claims), user, clock.now())))
    throw new Refused('person-connected')
  // The course says that they teach.
  await approveTeachers(transaction, [user])
}

const previewEnd = (now: Date) => new Date(now.getTime() + ltiLimits.preview)

/** Makes the account of a student of a course, and lets them into its class. */
function makeStudent(room: LtiRoom, course: CourseRow, claims: LaunchClaims): Promise<string> {
  const { database, random, clock } = room
  return inTransaction(database, random, async transaction => {
    const { teacher } = await lockClassOfCourse(transaction, course.class)
    const now = clock.now()
    const user = await makePlatformPupil(room, transaction, {
      platform: course.platform,
      class: course.class,
      teacher,
      given: claims.given,
      family: claims.family,
      until: claims.isPreview ? previewEnd(now) : null,
    })
    const key = keyOf(course.platform, claims)
    if (!(await insertPerson(transaction, key, user, now))) throw new KnownMeanwhile()
    await enrolFromCourse(room, transaction, { class: course.class, student: user })
    return user
  })
}

/** Refuses a pupil whom a keeper has deleted; a look through a student's eyes goes on instead. */
async function requireOpen(
  { database, clock }: LtiRoom,
  user: string,
  { isPreview }: LaunchClaims,
): Promise<void> {
  const until = await pupilEnd(database, user)
  if (!until) return
  if (!isPreview) throw new Refused('account-closed')
  await changePreviewEnd(database, user, previewEnd(clock.now()))
}

/** A known student: in the class, even if they were removed before, and called as the course calls them. */
async function welcomeStudent(
  room: LtiRoom,
  course: CourseRow,
  claims: LaunchClaims,
  person: KnownPerson,
): Promise<string> {
  const { database, random } = room
  const pair = { class: course.class, student: person.user }
  if (person.isPupil) await requireOpen(room, person.user, claims)
  if (!(await isEnrolled(database, pair)))
    await inTransaction(database, random, async transaction => {
      await enrolFromCourse(room, transaction, pair)
      await takeHome(transaction, { user: person.user, class: course.class }, room.clock.now())
    })
  const { given, family } = claims
  if (person.isPupil && given && (given !== person.givenName || family !== person.familyName))
    await renameUsers(database, [{ id: person.user, given, family }])
  return person.user
}

/** The account of somebody whose course has its class: found or made, and in the class on their side (lti.md#courses). */
export async function settlePerson(
  room: LtiRoom,
  course: CourseRow,
  claims: LaunchClaims,
  known: KnownPerson | undefined,
): Promise<string | undefined> {
  const { database, random, clock } = room
  if (known && clock.now().getTime() - known.seenAt.getTime() >= seenEvery)
    await changeSeen(database, keyOf(course.platform, claims), clock.now())
  if (claims.side === 'teacher') {
    if (known)
      await inTransaction(database, random, transaction =>
        teachFromCourse(room, transaction, { class: course.class, user: known.user }),
      )
    return known?.user
  }
  if (known) return welcomeStudent(room, course, claims, known)
  try {
    return await makeStudent(room, course, claims)
  } catch (error) {
    if (!(error instanceof KnownMeanwhile)) throw error
    const person = await knownPerson(database, course.platform, claims)
    if (!person) throw new Refused('launch-over')
    return welcomeStudent(room, course, claims, person)
  }
}
