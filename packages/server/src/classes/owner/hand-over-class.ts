import type { classes } from '@duologue/contract/classes'
import { classLimits } from '@duologue/domain/classes/class-limits'
import { mayEndClass } from '@duologue/domain/classes/class-role'
import { idOfReader, lockUser } from '../../accounts/index'
import type { Queries } from '../../database/connect'
import { doOnce } from '../../database/do-once'
import { inTransaction } from '../../database/transaction'
import type { Handler } from '../../http/handlers'
import { Refused } from '../../http/refused'
import { writeLog } from '../../school/index'
import type { ClassRow } from '../class-table'
import type { ClassesRoom } from '../classes-room'
import { enrolmentOf } from '../enrolment-store'
import { lockSeenClass } from '../seen-class'
import { forgetOffer, offerTo } from '../teachers/teacher-store'
import { changeHands, mailTo, nameOf, type Taking } from './change-hands'

/** Asks a co-teacher to take a locked class over; who was asked before is asked no longer. */
async function offer(
  room: ClassesRoom,
  transaction: Queries,
  row: ClassRow,
  { to, actor, language }: Taking,
) {
  const now = room.clock.now()
  const until = new Date(now.getTime() + classLimits.invitationDays * 24 * 60 * 60 * 1000)
  await forgetOffer(transaction, row.id)
  if (!(await offerTo(transaction, { class: row.id, user: to }, until)))
    throw new Refused('teacher-not-found')
  await writeLog(transaction, { at: now, what: 'class-offered', actor, person: to, class: row.id })
  const by = await nameOf(transaction, actor)
  await mailTo(room, transaction, { user: to, language }, { kind: 'offer', by, row })
}

/** Asks a co-teacher to take over a class, or gives it to a teacher at once, as an admin (classes.md#handing-over). */
export function handOverClass(room: ClassesRoom): Handler<typeof classes.handOverClass> {
  const { database, clock, random, mails } = room
  return async ({ params: { id }, body: { to } }, { reader, key, language }) => {
    const actor = idOfReader(reader)
    const call = { user: actor, key, request: ['handOverClass', id, to], now: clock.now() }
    const answer = await inTransaction(database, random, transaction =>
      doOnce(transaction, call, async () => {
        // Users are locked before classes.
        const next = to === null ? undefined : await lockUser(transaction, to)
        const { row, by } = await lockSeenClass(transaction, id, reader)
        if (!mayEndClass(by.role)) throw new Refused('not-allowed')
        if (to === null) {
          await forgetOffer(transaction, id)
          return { id, isDone: false }
        }
        if (to === row.teacher) return { id, isDone: true }
        const taking = { to, actor, language }
        if (by.role === 'teacher') {
          await offer(room, transaction, row, taking)
          return { id, isDone: false }
        }
        const isStudent = await enrolmentOf(transaction, { class: id, student: to })
        if (next?.type !== 'teacher' || next.closedAt || isStudent) throw new Refused('no-teacher')
        await changeHands(room, transaction, row, taking)
        return { id, isDone: true }
      }),
    )
    mails.wake()
    return answer
  }
}
