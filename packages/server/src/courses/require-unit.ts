import type { Reader } from '@duologue/domain/accounts/reader'
import type { CourseUnit } from '@duologue/domain/courses/course'
import type { Database } from '../database/connect'
import { Refused } from '../http/refused'
import { requireCourse } from './require-course'

/** The unit with this key of a course that a reader may see; what is not there is 404. */
export async function requireUnit(
  database: Database,
  course: string,
  key: string,
  reader: Reader,
): Promise<CourseUnit> {
  const { units } = await requireCourse(database, course, reader)
  const unit = units.find(one => one.key === key)
  if (!unit) throw new Refused('not-found')
  return unit
}
