import type { school } from '@duologue/contract/school/school'
import { changeUser, endSessionsOf } from '../../accounts/index'
import type { Handler } from '../../http/handlers'
import type { SchoolRoom } from '../school-room'
import { doDeed } from './do-deed'
import { wholePersonView } from './person-view'

/** Closes an account (school.md#closed-accounts); one that is closed stays so since then, for the later reason. */
export function closePerson(room: SchoolRoom): Handler<typeof school.closePerson> {
  return ({ params: { id }, body: { why } }, { reader }) => {
    const doing = { person: id, reader, why, what: 'account-closed', noted: 'closed' } as const
    return doDeed(room, { ...doing, endsAdmin: true }, async (transaction, user) => {
      const closedAt = user.closedAt ?? room.clock.now()
      const closed = await changeUser(transaction, id, { closedAt, closedWhy: why })
      if (!closed) throw new Error('a locked user is gone')
      await endSessionsOf(transaction, id)
      for (const leave of room.leaveGames) await leave(transaction, id)
      return wholePersonView(room, transaction, closed)
    })
  }
}
