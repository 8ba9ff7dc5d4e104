import { inTransaction } from '../database/transaction'
import { note } from './account-history-store'
import type { AccountsRoom } from './accounts-room'
import { changeUser, type UserRow, userByEmail } from './user-store'

/**
 * Gives or takes a role, for the operator alone (accounts.md#who-a-reader-is: never by a call). Answers the user,
 * undefined when there is none.
 */
export function setRole(
  room: Pick<AccountsRoom, 'database' | 'clock' | 'random'>,
  email: string,
  role: UserRow['role'],
): Promise<UserRow | undefined> {
  return inTransaction(room.database, room.random, async transaction => {
    const user = await userByEmail(transaction, email)
    if (!user) return undefined
    await note(room, transaction, { user: user.id, actor: null, what: 'role-changed' })
    return changeUser(transaction, user.id, { role })
  })
}
