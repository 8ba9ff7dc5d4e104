import type { accounts } from '@duologue/contract/accounts'
import { accountLimits } from '@duologue/domain/accounts/account-limits'
import type { Handler } from '../http/handlers'
import type { AccountsRoom } from './accounts-room'
import { usersBeginning } from './user-store'
import { publicAuthorView } from './user-view'

export function findUsers({ database }: AccountsRoom): Handler<typeof accounts.findUsers> {
  return async ({ query }) => {
    const { rows, total } = await usersBeginning(database, query.username, accountLimits.findMost)
    return { users: rows.map(publicAuthorView), total }
  }
}
