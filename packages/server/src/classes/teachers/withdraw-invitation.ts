import type { classes } from '@duologue/contract/classes'
import { inTransaction } from '../../database/transaction'
import type { Handler } from '../../http/handlers'
import { Refused } from '../../http/refused'
import type { ClassesRoom } from '../classes-room'
import { lockOwnClass } from '../seen-class'
import { deleteInvitationRow } from './teacher-store'

/** Takes an invitation back that nobody has accepted (classes.md#co-teachers). */
export function withdrawInvitation(room: ClassesRoom): Handler<typeof classes.withdrawInvitation> {
  return async ({ params: { id, invitation } }, { reader }) =>
    inTransaction(room.database, room.random, async transaction => {
      await lockOwnClass(transaction, id, reader)
      if (!(await deleteInvitationRow(transaction, { class: id, id: invitation })))
        throw new Refused('invitation-not-found')
      return { id: invitation }
    })
}
