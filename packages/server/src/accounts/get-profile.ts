import type { accounts } from '@duologue/contract/accounts'
import { isSelf } from '@duologue/domain/accounts/may-change-user'
import type { Handler } from '../http/handlers'
import { Refused } from '../http/refused'
import type { AccountsRoom } from './accounts-room'
import { ownUser } from './own-user'
import { userByUsername } from './user-store'
import { publicAuthorView } from './user-view'

export function getProfile(room: AccountsRoom): Handler<typeof accounts.getProfile> {
  const { database } = room
  return async ({ params }, { reader }) => {
    const user = await userByUsername(database, params.username)
    if (!user || !(await room.maySeeFace(database, user, reader)))
      throw new Refused('user-not-found')
    return isSelf(reader, user.id) ? ownUser(room, database, user) : publicAuthorView(user)
  }
}
