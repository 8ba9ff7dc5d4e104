import type { classes } from '@duologue/contract/classes'
import { isPupil } from '@duologue/domain/accounts/is-pupil'
import { idOfReader } from '../accounts/index'
import type { Handler } from '../http/handlers'
import { Refused } from '../http/refused'
import type { ClassesRoom } from './classes-room'
import { changeEnrolment } from './enrolment-store'
import { seenClass } from './seen-class'
import { studentOf } from './students-of'

/**
 * Keeps what a student is called in a class, or that they would rather not say; each says it of themselves (decision
 * 061). Of a pupil it is who keeps the account who says so (pupils.md#what-a-pupil-may).
 */
export function nameStudent(room: ClassesRoom): Handler<typeof classes.nameStudent> {
  const { database, clock } = room
  return async ({ params: { id, student }, body }, { reader }) => {
    await seenClass(database, id, reader)
    if (student !== idOfReader(reader)) throw new Refused('not-allowed')
    if (isPupil(reader)) throw new Refused('pupil-kept')
    const named = await changeEnrolment(
      database,
      { class: id, student },
      { ...body, namedAt: clock.now() },
    )
    const view = named && (await studentOf(database, id, student))
    if (!view) throw new Refused('student-not-found')
    return view
  }
}
