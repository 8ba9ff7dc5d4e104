import type { accounts } from '@duologue/contract/accounts'
import type { Handler } from '../http/handlers'
import type { AccountsRoom } from './accounts-room'
import { rowOfReader } from './signed-in'
import { ownUserView } from './user-view'

export function getMe({ database }: AccountsRoom): Handler<typeof accounts.getMe> {
  return async (_call, { reader }) => ownUserView(await rowOfReader(database, reader))
}
