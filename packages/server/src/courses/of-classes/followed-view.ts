import type { FollowedCourse } from '@duologue/contract/courses/class-course-shapes'
import type { CourseRow } from '../course-table'

/** A course as the class that follows it names it. */
export const followedView = ({
  id,
  shortid,
  title,
  language,
}: Pick<CourseRow, keyof FollowedCourse>): FollowedCourse => ({
  id,
  shortid,
  title,
  language,
})
