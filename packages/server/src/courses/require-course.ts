import type { Reader } from '@duologue/domain/accounts/reader'
import { mayChangeCourse, mayReadCourse } from '@duologue/domain/courses/may-read-course'
import type { Database } from '../database/connect'
import { Refused } from '../http/refused'
import { findCourse, isFollowedFor } from './course-store'
import type { CourseRow } from './course-table'

/** Whether a reader may see a course; one query where only a class of theirs can open it to them. */
async function mayRead(database: Database, row: CourseRow, reader: Reader): Promise<boolean> {
  if (mayReadCourse(reader, row)) return true
  if (reader.kind !== 'user' || row.deletedAt !== null) return false
  return isFollowedFor(database, row.id, reader.id)
}

/** The course's row when this reader may see it; else undefined. */
export async function findReadable(
  database: Database,
  idOrShortid: string,
  reader: Reader,
): Promise<CourseRow | undefined> {
  const row = await findCourse(database, idOrShortid)
  return row && (await mayRead(database, row, reader)) ? row : undefined
}

/** The same; what the reader may not see is not there (404, courses.md#who-may-read). */
export async function requireCourse(
  database: Database,
  idOrShortid: string,
  reader: Reader,
): Promise<CourseRow> {
  const row = await findReadable(database, idOrShortid, reader)
  if (!row) throw new Refused('course-not-found')
  return row
}

/** The course's row when this reader may change it. To whom it does not exist it is not there (404), else it is 403. */
export async function changeableCourse(
  database: Database,
  idOrShortid: string,
  reader: Reader,
): Promise<CourseRow> {
  const row = await requireCourse(database, idOrShortid, reader)
  if (!mayChangeCourse(reader, row.author)) throw new Refused('not-allowed')
  return row
}
