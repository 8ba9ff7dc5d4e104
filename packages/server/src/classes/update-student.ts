import type { classes } from '@duologue/contract/classes'
import { inTransaction } from '../database/transaction'
import type { Handler } from '../http/handlers'
import { Refused } from '../http/refused'
import type { ClassesRoom } from './classes-room'
import { changeEnrolment } from './enrolment-store'
import { lockClassOfTeacher } from './seen-class'
import { studentOf } from './students-of'

export function updateStudent(room: ClassesRoom): Handler<typeof classes.updateStudent> {
  return async ({ params: { id, student }, body }, { reader }) =>
    inTransaction(room.database, room.random, async transaction => {
      await lockClassOfTeacher(transaction, id, reader)
      const { extraTime, relaxed } = body
      const change = {
        ...(extraTime === undefined ? {} : { extraTime }),
        ...(relaxed === undefined ? {} : { relaxed }),
      }
      if (Object.keys(change).length > 0)
        await changeEnrolment(transaction, { class: id, student }, change)
      const view = await studentOf(transaction, id, student)
      if (!view) throw new Refused('student-not-found')
      return view
    })
}
