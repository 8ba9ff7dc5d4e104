import type { classes } from '@duologue/contract/classes'
import { mayMakeClass } from '@duologue/domain/classes/may-make-class'
import { idOfReader, lockAccountType, requireApproved } from '../../accounts/index'
import type { Queries } from '../../database/connect'
import { doOnce } from '../../database/do-once'
import { inTransaction } from '../../database/transaction'
import type { Handler } from '../../http/handlers'
import { Refused } from '../../http/refused'
import { newId } from '../../outside/random/new-id'
import { writeLog } from '../../school/index'
import { insertClass } from '../class-store'
import type { ClassRow } from '../class-table'
import type { ClassesRoom } from '../classes-room'
import { copyEnrolments } from '../enrolment-store'
import { withFreeCode } from '../joining/with-free-code'
import { classOfTeacher, lockClassOfTeacher } from '../seen-class'

/** A class like another one, in use and open, with ways in of its own. */
function insertCopy(
  { clock, random }: ClassesRoom,
  transaction: Queries,
  { joinCode: _code, coTeachers: _beside, ...kept }: ClassRow,
  told: Pick<ClassRow, 'name' | 'teacher'>,
) {
  const fresh = { isOpen: true, code: null, createdAt: clock.now(), archivedAt: null }
  return insertClass(transaction, { ...kept, ...told, ...fresh, id: newId(random, clock) })
}

/** Makes a class of another year out of one, in one transaction; it is the class of whoever copies (classes.md#copying). */
export function copyClass(room: ClassesRoom): Handler<typeof classes.copyClass> {
  const { database, clock, random, copies } = room
  return async ({ params: { id }, body }, { reader, key }) => {
    const [teacher, now] = [idOfReader(reader), clock.now()]
    await classOfTeacher(database, id, reader)
    const copyAssignments =
      body.assignments && (await copies.assignments(id, reader, body.assignments.days))
    const call = { user: teacher, key, request: ['copyClass', id, body], now }
    const copy = (transaction: Queries) =>
      doOnce(transaction, call, async () => {
        const type = await lockAccountType(transaction, teacher)
        const row = await lockClassOfTeacher(transaction, id, reader)
        if (!mayMakeClass(reader, type)) throw new Refused('not-allowed')
        await requireApproved(room, transaction, teacher)
        const { id: to } = await insertCopy(room, transaction, row, { name: body.name, teacher })
        if (body.students) await copyEnrolments(transaction, { from: id, to, now })
        if (body.rewards) await copies.rewards(transaction, id, to)
        const copied = (await copyAssignments?.(transaction, to)) ?? { assignments: 0, leftOut: 0 }
        const told = { at: now, actor: teacher, class: id, about: to }
        await writeLog(transaction, { ...told, what: 'class-copied' })
        return { id: to, ...copied }
      })
    return withFreeCode(() => inTransaction(database, random, copy))
  }
}
