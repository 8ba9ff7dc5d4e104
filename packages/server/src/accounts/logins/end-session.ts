import type { accounts } from '@duologue/contract/accounts'
import { inTransaction } from '../../database/transaction'
import type { Handler } from '../../http/handlers'
import { Refused } from '../../http/refused'
import { note } from '../account-history-store'
import type { AccountsRoom } from '../accounts-room'
import { endSessionRow } from './session-store'
import { idOfReader } from './signed-in'

export function endSession(room: AccountsRoom): Handler<typeof accounts.endSession> {
  return async ({ params }, { reader }) => {
    const user = idOfReader(reader)
    await inTransaction(room.database, room.random, async transaction => {
      if (!(await endSessionRow(transaction, params.id, user))) throw new Refused('not-found')
      await note(room, transaction, { user, actor: user, what: 'session-ended' })
    })
    return { id: params.id }
  }
}
