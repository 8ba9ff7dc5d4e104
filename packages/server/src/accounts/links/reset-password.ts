import type { accounts } from '@duologue/contract/accounts'
import { inTransaction } from '../../database/transaction'
import type { Handler } from '../../http/handlers'
import { Refused } from '../../http/refused'
import { note } from '../account-history-store'
import type { AccountsRoom } from '../accounts-room'
import { endApiTokensOf } from '../logins/api-token-store'
import { beginSession } from '../logins/begin-session'
import { endSessionsOf } from '../logins/session-store'
import { requireUncommonPassword } from '../require-uncommon-password'
import { changeUser, verifyUser } from '../user-store'
import { closeLinks, isLinkOpen, takeLink } from './link-store'

export function resetPassword(room: AccountsRoom): Handler<typeof accounts.resetPassword> {
  return async ({ body: { password, resetToken } }, caller) => {
    const now = room.clock.now()
    // A guess costs no hash.
    if (!(await isLinkOpen(room.database, 'reset', resetToken, now))) throw new Refused('link-over')
    requireUncommonPassword('password', password)
    const passwordHash = await room.hashes.hash(password)
    return inTransaction(room.database, room.random, async transaction => {
      const id = await takeLink(transaction, 'reset', resetToken, now)
      if (!id) throw new Refused('link-over')
      // Who has the link reads the mailbox.
      await verifyUser(transaction, id, now)
      const user = await changeUser(transaction, id, { passwordHash })
      if (!user) throw new Refused('link-over')
      await endSessionsOf(transaction, id)
      await endApiTokensOf(transaction, id)
      await closeLinks(transaction, 'reset', id, now)
      await note(room, transaction, { user: id, actor: id, what: 'password-reset' })
      return beginSession(room, transaction, user, caller)
    })
  }
}
