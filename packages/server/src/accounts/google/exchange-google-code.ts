import type { accounts } from '@duologue/contract/accounts'
import type { Handler } from '../../http/handlers'
import type { AccountsRoom } from '../accounts-room'

export function exchangeGoogleCode({
  identity,
}: AccountsRoom): Handler<typeof accounts.exchangeGoogleCode> {
  return async ({ body }) => ({
    googleToken: await identity.exchange(body.code, body.codeVerifier),
  })
}
