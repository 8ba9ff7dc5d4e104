import { isOfLoginDomains } from '@duologue/domain/accounts/school-login-rules'
import { Refused } from '../../http/refused'
import type { Identity } from '../../outside/identity/identity'
import type { SchoolLogin } from '../../outside/identity/school-logins'
import type { AccountsRoom } from '../accounts-room'

type Room = Pick<AccountsRoom, 'schoolLogins'>

/** The school login of a name. Throws the refusal `sso-not-set-up` where there is none. */
export function requireSchoolLogin({ schoolLogins }: Room, provider: string): SchoolLogin {
  const login = schoolLogins.get(provider)
  if (!login) throw new Refused('sso-not-set-up')
  return login
}

/**
 * Who comes through a school login, by the word of its issuer and of the domains that it is for
 * (accounts.md#school-logins).
 */
export async function requireSchoolIdentity(
  room: Room,
  { provider, ssoToken }: { provider: string; ssoToken: string },
): Promise<{ login: SchoolLogin; identity: Identity }> {
  const login = requireSchoolLogin(room, provider)
  const identity = await login.identity.verify(ssoToken)
  if (!isOfLoginDomains(login.settings, identity)) {
    login.tellRefused('the address is of none of its domains')
    throw new Refused('sso-wrong-domain')
  }
  return { login, identity }
}
