import type { accounts } from '@duologue/contract/accounts'
import { mayChangeUser } from '@duologue/domain/accounts/may-change-user'
import type { Handler } from '../http/handlers'
import { Refused } from '../http/refused'
import type { AccountsRoom } from './accounts-room'
import { ownUser } from './own-user'
import { userById } from './user-store'

export function getUser(room: AccountsRoom): Handler<typeof accounts.getUser> {
  const { database } = room
  return async ({ params }, { reader }) => {
    const user = mayChangeUser(reader, params.id) ? await userById(database, params.id) : undefined
    if (!user) throw new Refused('user-not-found')
    return ownUser(room, database, user)
  }
}
