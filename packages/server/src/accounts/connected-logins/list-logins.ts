import type { accounts } from '@duologue/contract/accounts'
import type { Handler } from '../../http/handlers'
import type { AccountsRoom } from '../accounts-room'
import { idOfReader } from '../logins/signed-in'
import { schoolLoginsOf } from '../school-logins/school-login-store'
import { connectedLoginView } from './connected-login-view'

export function listLogins(room: AccountsRoom): Handler<typeof accounts.listLogins> {
  const providers = new Map(
    [...room.schoolLogins.values()].map(({ settings }) => [settings.issuer, settings.id]),
  )
  return async (_, { reader }) => {
    const rows = await schoolLoginsOf(room.database, idOfReader(reader))
    return {
      logins: rows.flatMap(row => {
        const provider = providers.get(row.issuer)
        // One that is not set up any more opens nothing.
        return provider === undefined ? [] : [connectedLoginView(provider, row)]
      }),
    }
  }
}
