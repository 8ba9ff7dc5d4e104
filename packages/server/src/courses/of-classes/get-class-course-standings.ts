import type { courses } from '@duologue/contract/courses'
import type { Handler } from '../../http/handlers'
import type { CoursesRoom } from '../courses-room'
import { classStandings } from './class-standings'

/** How the students of a class stand with its course, for its teacher (courses.md#of-a-class). */
export function getClassCourseStandings(
  room: CoursesRoom,
): Handler<typeof courses.getClassCourseStandings> {
  return async ({ params, query }, { reader }) => {
    const { course, units, students } = await classStandings(
      room,
      params.id,
      reader,
      query.timeZone,
    )
    return { course, units, students }
  }
}
