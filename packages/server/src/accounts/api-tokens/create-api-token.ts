import type { accounts } from '@duologue/contract/accounts'
import {
  apiTokenLength,
  apiTokenLimits,
  apiTokenPrefix,
} from '@duologue/domain/accounts/api-tokens'
import { inTransaction } from '../../database/transaction'
import type { Handler } from '../../http/handlers'
import { Refused } from '../../http/refused'
import { newId } from '../../outside/random/new-id'
import { note } from '../account-history-store'
import type { AccountsRoom } from '../accounts-room'
import { lockAccountType } from '../known-people'
import { countApiTokens, insertApiToken } from '../logins/api-token-store'
import { idOfReader } from '../logins/signed-in'
import { newSecret } from '../secret'
import { apiTokenView } from './api-token-view'

/** Makes a token of a program, which is told this once; student accounts have none (api.md#tokens). */
export function createApiToken(room: AccountsRoom): Handler<typeof accounts.createApiToken> {
  const { database, random, clock } = room
  return async ({ body: { name, scope, days } }, { reader }) => {
    const user = idOfReader(reader)
    const now = clock.now()
    const token = apiTokenPrefix + newSecret(random)
    const row = await inTransaction(database, random, async transaction => {
      // Of several that are made at once each counts the others.
      if ((await lockAccountType(transaction, user)) === 'student') throw new Refused('not-allowed')
      if ((await countApiTokens(transaction, user, now)) >= apiTokenLimits.most)
        throw new Refused('too-many-api-tokens')
      await note(room, transaction, { user, actor: user, what: 'token-made' })
      const id = newId(random, clock)
      const endsAt = new Date(now.getTime() + apiTokenLength(days))
      return insertApiToken(transaction, { id, user, name, scope, token, createdAt: now, endsAt })
    })
    return { token, apiToken: apiTokenView(row) }
  }
}
