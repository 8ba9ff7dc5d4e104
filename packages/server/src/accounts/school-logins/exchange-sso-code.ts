import type { accounts } from '@duologue/contract/accounts'
import type { Handler } from '../../http/handlers'
import type { AccountsRoom } from '../accounts-room'
import { requireSchoolLogin } from './school-identity'

export function exchangeSsoCode(room: AccountsRoom): Handler<typeof accounts.exchangeSsoCode> {
  return async ({ params, body: { code, codeVerifier, nonce } }) => {
    const { identity } = requireSchoolLogin(room, params.provider)
    return { ssoToken: await identity.exchange(code, codeVerifier, nonce) }
  }
}
