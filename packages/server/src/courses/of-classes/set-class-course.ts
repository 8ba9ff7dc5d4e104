import type { courses } from '@duologue/contract/courses'
import { classOfTeacher, lockClassOfTeacher } from '../../classes/index'
import { inTransaction } from '../../database/transaction'
import type { Handler } from '../../http/handlers'
import type { CoursesRoom } from '../courses-room'
import { requireCourse } from '../require-course'
import { deleteClassCourse, upsertClassCourse } from './class-course-store'
import { followedView } from './followed-view'

/** Lets a class follow a course that its teacher may read, or none (courses.md#of-a-class). */
export function setClassCourse(room: CoursesRoom): Handler<typeof courses.setClassCourse> {
  const { database, random, clock } = room
  return async ({ params, body }, { reader }) => {
    const { id } = await classOfTeacher(database, params.id, reader)
    const row = body.course === null ? null : await requireCourse(database, body.course, reader)
    await inTransaction(database, random, async transaction => {
      await lockClassOfTeacher(transaction, id, reader)
      if (row)
        await upsertClassCourse(transaction, { class: id, course: row.id, since: clock.now() })
      else await deleteClassCourse(transaction, id)
    })
    return { course: row && followedView(row) }
  }
}
