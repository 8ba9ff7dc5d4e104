import type { courses } from '@duologue/contract/courses'
import type { Handler } from '../http/handlers'
import type { CoursesRoom } from './courses-room'
import { requireCourse } from './require-course'
import { seenCourse } from './seen-course'

export function getCourse({ database }: CoursesRoom): Handler<typeof courses.getCourse> {
  return async ({ params }, { reader }) =>
    seenCourse(database, await requireCourse(database, params.id, reader), reader)
}
