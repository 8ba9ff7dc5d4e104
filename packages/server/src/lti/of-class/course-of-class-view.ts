import type { CourseOfClass } from '@duologue/contract/lti/course-calls'
import { fullNameOf } from '../../accounts/index'
import { assignmentsNamed } from '../../assignments/index'
import type { Queries } from '../../database/connect'
import { courseOfClass } from '../courses/lti-course-store'
import { countDeadLinks, countWaiting, movedDates, slipsToShow } from './shown-course-store'

/** The course of a class as who teaches it sees it (lti.md#course-of-a-class); null where it is none. */
export async function courseView(queries: Queries, id: string): Promise<CourseOfClass | null> {
  const found = await courseOfClass(queries, id)
  if (!found) return null
  const { course, platform } = found
  const [waiting, slips, moved, deadLinks, told] = await Promise.all([
    countWaiting(queries, id),
    slipsToShow(queries, id),
    movedDates(queries, id),
    countDeadLinks(queries, id),
    assignmentsNamed(queries, id),
  ])
  const shown = (assignment: string | null) => {
    const found = assignment === null ? undefined : told.get(assignment)
    return found && { id: found.id, title: found.title }
  }
  return {
    title: course.title,
    platform: platform.name,
    isOn: platform.onAt !== null,
    since: course.openedAt.toISOString(),
    tellsMembers: course.membersUrl !== null,
    waiting,
    slips: slips.map(({ id: slip, student, assignment, score, state, why, nextAt }) => ({
      id: slip,
      student: { id: student.id, fullName: fullNameOf(student) },
      assignment: shown(assignment) ?? null,
      score,
      state,
      why,
      nextTry: state === 'waiting' ? (nextAt?.toISOString() ?? null) : null,
    })),
    moved: moved.flatMap(({ assignment, was }) => {
      const found = assignment === null ? undefined : told.get(assignment)
      if (!found || !was) return []
      const { id: one, title, dateDue } = found
      return [{ id: one, title, was: was.toISOString(), dateDue: dateDue.toISOString() }]
    }),
    deadLinks,
  }
}
