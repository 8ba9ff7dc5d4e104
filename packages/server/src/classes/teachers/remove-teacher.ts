import type { classes } from '@duologue/contract/classes'
import { mayEndClass } from '@duologue/domain/classes/class-role'
import { idOfReader } from '../../accounts/index'
import { inTransaction } from '../../database/transaction'
import type { Handler } from '../../http/handlers'
import { Refused } from '../../http/refused'
import { writeLog } from '../../school/index'
import type { ClassesRoom } from '../classes-room'
import { lockSeenClass } from '../seen-class'
import { deleteTeacherRow } from './teacher-store'

/** Ends that somebody teaches a class beside its owner: the owner says so, or they leave by themselves. */
export function removeTeacher(room: ClassesRoom): Handler<typeof classes.removeTeacher> {
  const { database, clock, random } = room
  return async ({ params: { id, teacher } }, { reader }) => {
    const actor = idOfReader(reader)
    await inTransaction(database, random, async transaction => {
      const { by } = await lockSeenClass(transaction, id, reader)
      const leaves = by.role === 'coTeacher' && teacher === actor
      if (!leaves && !mayEndClass(by.role)) throw new Refused('not-allowed')
      if (!(await deleteTeacherRow(transaction, id, teacher)))
        throw new Refused('teacher-not-found')
      await room.onTeacherGone(transaction, { class: id, teacher })
      const told = { at: clock.now(), actor, person: teacher, class: id }
      await writeLog(transaction, { ...told, what: 'teacher-removed' })
    })
    return { id: teacher }
  }
}
