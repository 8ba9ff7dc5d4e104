import type { accounts } from '@duologue/contract/accounts'
import { mayChangeUser } from '@duologue/domain/accounts/may-change-user'
import { inTransaction } from '../database/transaction'
import type { Handler } from '../http/handlers'
import { Refused } from '../http/refused'
import { note } from './account-history-store'
import type { AccountsRoom } from './accounts-room'
import { idOfReader } from './logins/signed-in'
import { deleteUserRow } from './user-store'

export function deleteUser(room: AccountsRoom): Handler<typeof accounts.deleteUser> {
  return async ({ params }, { reader }) => {
    if (!mayChangeUser(reader, params.id)) throw new Refused('not-allowed')
    await inTransaction(room.database, room.random, async transaction => {
      for (const leave of room.beforeUserGoes) await leave(transaction, params.id)
      if (!(await deleteUserRow(transaction, params.id))) throw new Refused('user-not-found')
      const event = { user: params.id, actor: idOfReader(reader), what: 'deleted' } as const
      await note(room, transaction, event)
    })
    return { id: params.id }
  }
}
