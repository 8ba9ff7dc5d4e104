import type { accounts } from '@duologue/contract/accounts'
import { inTransaction } from '../../database/transaction'
import type { Handler } from '../../http/handlers'
import { Refused } from '../../http/refused'
import { note } from '../account-history-store'
import type { AccountsRoom } from '../accounts-room'
import { endApiTokenRow } from '../logins/api-token-store'
import { idOfReader } from '../logins/signed-in'

export function endApiToken(room: AccountsRoom): Handler<typeof accounts.endApiToken> {
  return async ({ params: { id } }, { reader }) => {
    const user = idOfReader(reader)
    await inTransaction(room.database, room.random, async transaction => {
      if (!(await endApiTokenRow(transaction, id, user))) throw new Refused('not-found')
      await note(room, transaction, { user, actor: user, what: 'token-ended' })
    })
    return { id }
  }
}
