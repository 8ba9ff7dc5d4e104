import type { classes } from '@duologue/contract/classes'
import { isTaughtBy } from '@duologue/domain/classes/class-role'
import { joinClass as mayJoin } from '@duologue/domain/classes/join-class'
import { becomeStudent, idOfReader, lockAccountType } from '../../accounts/index'
import { inTransaction } from '../../database/transaction'
import { existing } from '../../http/existing'
import type { Handler } from '../../http/handlers'
import { Refused } from '../../http/refused'
import { answerClass } from '../answer-class'
import { requireInUse } from '../archiving/in-use'
import { lockClass } from '../class-store'
import type { ClassesRoom } from '../classes-room'
import { enrol, enrolmentOf, isBarred, studentCounts } from '../enrolment-store'

/**
 * Joins a class, oneself and nobody else (classes.md#joining). A personal account becomes a student's. The
 * user is locked first and then the class, so that neither the account type nor the class changes meanwhile.
 */
export function joinClass(room: ClassesRoom): Handler<typeof classes.joinClass> {
  const { database, clock, random } = room
  return async ({ params: { id }, body }, { reader }) => {
    const student = idOfReader(reader)
    if (body.studentId !== student) throw new Refused('not-allowed')
    const pair = { class: id, student }
    const { row, isNew } = await inTransaction(database, random, async transaction => {
      const [type, found] = await Promise.all([
        lockAccountType(transaction, student),
        lockClass(transaction, id),
      ])
      if (!found) throw new Refused('class-not-found')
      // Asked when both are locked: nobody changes it any more.
      const [place, isOut, counts] = await Promise.all([
        enrolmentOf(transaction, pair),
        isBarred(transaction, pair),
        studentCounts(transaction, [id]),
      ])
      const outcome = mayJoin({
        type,
        isTeacherOfClass: isTaughtBy(found, student),
        isEnrolled: place !== undefined,
        isBarred: isOut,
        isOpen: found.isOpen,
        code: found.code,
        givenCode: body.code,
        students: counts.get(id) ?? 0,
      })
      if (outcome === 'joins') {
        requireInUse(found)
        await Promise.all([
          enrol(transaction, pair, clock.now()),
          room.onJoined(transaction, pair),
          type === 'personal' ? becomeStudent(room, transaction, student) : undefined,
        ])
      } else if (outcome !== 'is-in') throw new Refused(outcome)
      return { row: found, isNew: outcome === 'joins' }
    })
    const seen = { row, by: { id: student, role: 'student' } } as const
    const answer = await answerClass(room, seen, ['all'])
    return isNew ? answer : existing(answer)
  }
}
