import type { Course } from '@duologue/contract/courses/course-shapes'
import type { Reader } from '@duologue/domain/accounts/reader'
import { itemsOf } from '@duologue/domain/courses/course'
import { mayChangeCourse } from '@duologue/domain/courses/may-read-course'
import { publicAuthors } from '../accounts/index'
import type { Database } from '../database/connect'
import { findKnownItems } from './course-items'
import { countFollowing } from './course-store'
import type { CourseRow } from './course-table'
import { courseView } from './course-view'
import { findLearnerCourse } from './learner-course-store'

/**
 * A course as this reader sees it and stands with it; whoever may change it is told more (security.md#views-of-people). As
 * many statements however large it is, and two more with drafts.
 */
export async function seenCourse(
  database: Database,
  row: CourseRow,
  reader: Reader,
): Promise<Course> {
  const [known, authors, own, classes] = await Promise.all([
    findKnownItems(database, itemsOf(row.units), reader),
    publicAuthors(database, [row.author]),
    reader.kind === 'user' ? findLearnerCourse(database, reader.id, row.id) : undefined,
    mayChangeCourse(reader, row.author) ? countFollowing(database, row.id) : undefined,
  ])
  const course = courseView(row, authors.get(row.author ?? ''), known, own)
  return classes === undefined ? course : { ...course, authoring: { classes } }
}
