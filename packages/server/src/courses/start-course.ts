import type { courses } from '@duologue/contract/courses'
import { idOfReader } from '../accounts/index'
import { isTaken } from '../database/is-taken'
import { inTransaction } from '../database/transaction'
import type { Handler } from '../http/handlers'
import { Refused } from '../http/refused'
import type { LearnerCourse } from './course-table'
import type { CoursesRoom } from './courses-room'
import { upsertLearnerCourse } from './learner-course-store'
import { requireCourse } from './require-course'
import { seenCourse } from './seen-course'

/** Two starts of one language at once are tried again: one of them is the later one. */
const mostTries = 5

async function startOnce(room: CoursesRoom, started: LearnerCourse, hasUnit: boolean) {
  for (let tries = 1; ; tries += 1) {
    try {
      return await inTransaction(room.database, room.random, transaction =>
        upsertLearnerCourse(transaction, started, hasUnit),
      )
    } catch (error) {
      if (tries === mostTries || !isTaken(error)) throw error
    }
  }
}

/** Follows a course from a unit on; it is the active one of its language then (courses.md#starting). */
export function startCourse(room: CoursesRoom): Handler<typeof courses.startCourse> {
  const { database, clock } = room
  return async ({ params, body }, { reader }) => {
    const row = await requireCourse(database, params.id, reader)
    const [first] = row.units
    const hasUnit = body.unit !== undefined
    if (hasUnit && !row.units.some(({ key }) => key === body.unit))
      throw new Refused('invalid-input', { unit: 'is not a unit of this course' })
    const started = {
      user: idOfReader(reader),
      course: row.id,
      language: row.language,
      startUnit: body.unit ?? first?.key ?? null,
      startedAt: clock.now(),
      isActive: true,
    }
    await startOnce(room, started, hasUnit)
    const { own } = await seenCourse(database, row, reader)
    if (own === null) throw new Refused('course-not-found')
    return own
  }
}
