import type { accounts } from '@duologue/contract/accounts'
import type { Handler } from '../../http/handlers'
import type { AccountsRoom } from '../accounts-room'
import { endSessionRow } from './session-store'

export function logOut(room: AccountsRoom): Handler<typeof accounts.logOut> {
  return async (_call, { reader, session }) => {
    if (reader.kind === 'user' && session) await endSessionRow(room.database, session, reader.id)
    return { ok: true }
  }
}
