import type { accounts } from '@duologue/contract/accounts'
import type { Handler } from '../http/handlers'
import type { AccountsRoom } from './accounts-room'
import { ownUser } from './own-user'
import { rowOfReader } from './signed-in'

export function getMe(room: AccountsRoom): Handler<typeof accounts.getMe> {
  const { database } = room
  return async (_call, { reader }) => ownUser(room, database, await rowOfReader(database, reader))
}
