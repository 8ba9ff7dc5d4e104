import type { classes } from '@duologue/contract/classes'
import { accountKey } from '@duologue/domain/accounts/account-key'
import type { Reader } from '@duologue/domain/accounts/reader'
import { isTaughtBy } from '@duologue/domain/classes/class-role'
import { emailOf, idOfReader, lockAccountType, requireApproved } from '../../accounts/index'
import type { Queries } from '../../database/connect'
import { inTransaction } from '../../database/transaction'
import type { Handler } from '../../http/handlers'
import { Refused } from '../../http/refused'
import { writeLog } from '../../school/index'
import { requireInUse } from '../archiving/in-use'
import { lockClass } from '../class-store'
import type { ClassesRoom } from '../classes-room'
import { enrolmentOf } from '../enrolment-store'
import { deleteInvitationRow, insertTeacher, invitationFor } from './teacher-store'

/** The reader's invitation, whose account and class are locked, in this order; one of others is not there. */
async function lockInvitation(
  { clock }: ClassesRoom,
  transaction: Queries,
  id: string,
  reader: Reader,
) {
  const user = idOfReader(reader)
  const type = await lockAccountType(transaction, user)
  const { email, isVerified } = await emailOf(transaction, user)
  if (email === null || !isVerified) throw new Refused('invitation-not-found')
  const asked = { id, emailKey: accountKey(email) }
  const seen = await invitationFor(transaction, asked, clock.now())
  const row = seen && (await lockClass(transaction, seen.class))
  // Asked again when the class is locked: it may have been taken back meanwhile.
  const invitation = row && (await invitationFor(transaction, asked, clock.now()))
  if (!row || !invitation) throw new Refused('invitation-not-found')
  return { user, type, row, invitation }
}

/** Accepts: a teacher's account that neither teaches the class already nor is a student of it. */
async function accept(
  room: ClassesRoom,
  transaction: Queries,
  { user, type, row }: Awaited<ReturnType<typeof lockInvitation>>,
) {
  const pair = { class: row.id, user }
  requireInUse(row)
  if (isTaughtBy(row, user)) throw new Refused('own-class')
  if (await enrolmentOf(transaction, { class: row.id, student: user }))
    throw new Refused('student-of-class')
  if (type !== 'teacher') throw new Refused('teachers-teach')
  await requireApproved(room, transaction, user)
  await insertTeacher(transaction, pair, room.clock.now())
  await writeLog(transaction, {
    at: room.clock.now(),
    what: 'teacher-joined',
    actor: user,
    person: user,
    class: row.id,
  })
}

/** Accepts an invitation to teach a class, or says no; either way it is over (classes.md#co-teachers). */
export function answerInvitation(room: ClassesRoom): Handler<typeof classes.answerInvitation> {
  return async ({ params: { id }, body }, { reader }) =>
    inTransaction(room.database, room.random, async transaction => {
      const found = await lockInvitation(room, transaction, id, reader)
      if (body.accept) await accept(room, transaction, found)
      await deleteInvitationRow(transaction, found.invitation)
      return { class: found.row.id }
    })
}
