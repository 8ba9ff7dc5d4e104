import type { accounts } from '@duologue/contract/accounts'
import type { Handler } from '../../http/handlers'
import type { AccountsRoom } from '../accounts-room'
import { apiTokensOfUser } from '../logins/api-token-store'
import { idOfReader } from '../logins/signed-in'
import { apiTokenView } from './api-token-view'

export function listApiTokens({
  database,
  clock,
}: AccountsRoom): Handler<typeof accounts.listApiTokens> {
  return async (_call, { reader }) => {
    const rows = await apiTokensOfUser(database, idOfReader(reader), clock.now())
    return { tokens: rows.map(apiTokenView) }
  }
}
