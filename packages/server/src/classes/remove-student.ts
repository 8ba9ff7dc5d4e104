import type { classes } from '@duologue/contract/classes'
import { inTransaction } from '../database/transaction'
import type { Handler } from '../http/handlers'
import { Refused } from '../http/refused'
import type { ClassesRoom } from './classes-room'
import { removeAndBar } from './enrolment-store'
import { lockClassOfTeacher } from './seen-class'

export function removeStudent(room: ClassesRoom): Handler<typeof classes.removeStudent> {
  const { database, clock, random, beforeStudentGoes } = room
  return async ({ params: { id, student } }, { reader }) => {
    await inTransaction(database, random, async transaction => {
      await lockClassOfTeacher(transaction, id, reader)
      await beforeStudentGoes(transaction, { class: id, student })
      if ((await removeAndBar(transaction, { class: id, students: [student] }, clock.now())) === 0)
        throw new Refused('student-not-found')
    })
    return { id: student }
  }
}
