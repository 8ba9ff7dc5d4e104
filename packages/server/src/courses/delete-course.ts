import type { courses } from '@duologue/contract/courses'
import { inTransaction } from '../database/transaction'
import type { Handler } from '../http/handlers'
import { Refused } from '../http/refused'
import { changeCourse, lockCourse } from './course-store'
import type { CoursesRoom } from './courses-room'
import { changeableCourse } from './require-course'

/** Deletes a course softly (courses.md#deleting-one): a deleted sample stays so. */
export function deleteCourse({
  database,
  clock,
  random,
}: CoursesRoom): Handler<typeof courses.deleteCourse> {
  return async ({ params }, { reader }) => {
    const { id } = await changeableCourse(database, params.id, reader)
    await inTransaction(database, random, async transaction => {
      const row = await lockCourse(transaction, id)
      if (!row || row.deletedAt !== null) throw new Refused('course-not-found')
      await changeCourse(transaction, id, { deletedAt: clock.now() })
    })
    return { id }
  }
}
