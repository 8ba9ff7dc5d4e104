import type { courses } from '@duologue/contract/courses'
import { idOfReader } from '../../accounts/index'
import type { Handler } from '../../http/handlers'
import type { CoursesRoom } from '../courses-room'
import { coursesOfClasses } from './class-course-store'

/** The courses of the classes that one is in (courses.md#of-a-class). */
export function listClassCourses({
  database,
}: CoursesRoom): Handler<typeof courses.listClassCourses> {
  return async (_call, { reader }) => ({
    courses: await coursesOfClasses(database, idOfReader(reader)),
  })
}
