import type { accounts } from '@duologue/contract/accounts'
import { isPupil } from '@duologue/domain/accounts/is-pupil'
import { mayChangeUser } from '@duologue/domain/accounts/may-change-user'
import type { Queries } from '../database/connect'
import { inTransaction } from '../database/transaction'
import type { Handler } from '../http/handlers'
import { Refused } from '../http/refused'
import { note } from './account-history-store'
import type { AccountsRoom } from './accounts-room'
import { idOfReader } from './logins/signed-in'
import { lockButLastAdmin } from './school/lock-admins'
import { deleteUserRow } from './user-store'

/** Takes an account away for good, with what other rooms hold of it; whether there was one. */
export async function takeLeave(
  room: AccountsRoom,
  transaction: Queries,
  { id, actor }: { id: string; actor: string | null },
): Promise<boolean> {
  for (const leave of room.beforeUserGoes) await leave(transaction, id)
  if (!(await deleteUserRow(transaction, id))) return false
  await note(room, transaction, { user: id, actor, what: 'deleted' })
  return true
}

export function deleteUser(room: AccountsRoom): Handler<typeof accounts.deleteUser> {
  return async ({ params }, { reader }) => {
    if (!mayChangeUser(reader, params.id)) throw new Refused('not-allowed')
    if (isPupil(reader)) throw new Refused('pupil-kept')
    await inTransaction(room.database, room.random, async transaction => {
      await lockButLastAdmin(transaction, params.id)
      const leaving = { id: params.id, actor: idOfReader(reader) }
      if (!(await takeLeave(room, transaction, leaving))) throw new Refused('user-not-found')
    })
    return { id: params.id }
  }
}
