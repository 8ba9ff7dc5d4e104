import type { courseCalls } from '@duologue/contract/lti/course-calls'
import {
  compareMembers as compare,
  newNames,
  notHereIn,
} from '@duologue/domain/lti/compare-members'
import type { CourseMember } from '@duologue/domain/lti/read-members'
import { fullNameOf, idOfReader, renameUsers } from '../../accounts/index'
import { classToManage, lockClassInUse, removeFromCourse, requireInUse } from '../../classes/index'
import { inTransaction } from '../../database/transaction'
import type { Handler } from '../../http/handlers'
import { Refused } from '../../http/refused'
import { releaseFromCourse } from '../../pupils/index'
import { courseOfClass } from '../courses/lti-course-store'
import type { LtiRoom } from '../lti-room'
import { type PersonInClass, studentsOfCourse, teachersOfCourse } from '../people/people-in-class'
import { readCourseMembers } from './read-course-members'

const shown = (people: readonly PersonInClass[], ids: readonly string[]) =>
  people
    .filter(({ user }) => ids.includes(user))
    .map(({ user, account }) => ({ id: user, fullName: fullNameOf(account) }))
    .sort((a, b) => a.fullName.localeCompare(b.fullName, 'en'))

/** The platform of a class that is a course, which is asked who is in it. */
async function askedCourse({ database }: LtiRoom, id: string) {
  const found = await courseOfClass(database, id)
  if (!found) throw new Refused('course-not-connected')
  const { course, platform } = found
  if (!platform.onAt) throw new Refused('platform-is-off')
  if (!course.membersUrl) throw new Refused('course-tells-nobody')
  return { platform, membersUrl: course.membersUrl }
}

/** Removes those whom a teacher wants removed and whom the course has no more: a launch lets each of them in again. */
function removeLeft(
  { database, random, clock }: LtiRoom,
  id: string,
  wanted: readonly string[],
  members: readonly CourseMember[],
  reader: Parameters<typeof lockClassInUse>[2],
): Promise<number> {
  return inTransaction(database, random, async transaction => {
    await lockClassInUse(transaction, id, reader)
    const people = await studentsOfCourse(transaction, id)
    const { left } = compare(members, people, 'student')
    const gone = left.filter(user => wanted.includes(user))
    const now = clock.now()
    await releaseFromCourse(transaction, gone, { class: id, actor: idOfReader(reader), now })
    return removeFromCourse(transaction, { class: id, students: gone }, now)
  })
}

/**
 * Asks the course of a class who is in it (lti.md#members): names follow it, who is not here yet and who has left is told,
 * and nobody is removed but those whom the teacher names.
 */
export function compareMembers(room: LtiRoom): Handler<typeof courseCalls.compareMembers> {
  const { database } = room
  return async ({ params: { id }, body: { remove = [] } }, { reader }) => {
    requireInUse(await classToManage(database, id, reader))
    const { platform, membersUrl } = await askedCourse(room, id)
    const members = await readCourseMembers(room, platform, membersUrl)
    const removed = remove.length > 0 ? await removeLeft(room, id, remove, members, reader) : 0
    const [students, teachers] = await Promise.all([
      studentsOfCourse(database, id),
      teachersOfCourse(database, id),
    ])
    const compared = compare(members, students, 'student')
    const ofTeachers = compare(members, teachers, 'teacher')
    const renamed = newNames(students, compared)
    await renameUsers(database, renamed)
    return {
      notHere: notHereIn(compared),
      left: shown(students, compared.left),
      renamed: renamed.length,
      removed,
      teachers: { notHere: notHereIn(ofTeachers), left: shown(teachers, ofTeachers.left) },
    }
  }
}
