import type { accounts } from '@duologue/contract/accounts'
import { inTransaction } from '../../database/transaction'
import type { Handler } from '../../http/handlers'
import { Refused } from '../../http/refused'
import { note } from '../account-history-store'
import type { AccountsRoom } from '../accounts-room'
import { verifyUser } from '../user-store'
import { takeLink } from './link-store'

export function verifyEmail(room: AccountsRoom): Handler<typeof accounts.verifyEmail> {
  return async ({ body: { verifyToken } }) => {
    const now = room.clock.now()
    await inTransaction(room.database, room.random, async transaction => {
      const id = await takeLink(transaction, 'verify', verifyToken, now)
      if (!id) throw new Refused('link-over')
      await verifyUser(transaction, id, now)
      await note(room, transaction, { user: id, actor: id, what: 'email-verified' })
    })
    return { ok: true }
  }
}
