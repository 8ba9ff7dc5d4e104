import type { accounts } from '@duologue/contract/accounts'
import type { Handler } from '../http/handlers'
import type { AccountsRoom } from './accounts-room'
import { rowOfReader } from './logins/signed-in'
import { ownUser } from './own-user'

export function getMe(room: AccountsRoom): Handler<typeof accounts.getMe> {
  const { database } = room
  return async (_call, { reader }) => ownUser(room, database, await rowOfReader(database, reader))
}
