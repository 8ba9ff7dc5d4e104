import type { courses } from '@duologue/contract/courses'
import { idOfReader } from '../accounts/index'
import type { Handler } from '../http/handlers'
import type { CoursesRoom } from './courses-room'
import { markLeft } from './learner-course-store'
import { requireCourse } from './require-course'

/** Follows a course no longer; what was done in it stays (courses.md#starting). */
export function leaveCourse({ database }: CoursesRoom): Handler<typeof courses.leaveCourse> {
  return async ({ params }, { reader }) => {
    const { id } = await requireCourse(database, params.id, reader)
    await markLeft(database, idOfReader(reader), id)
    return { id }
  }
}
