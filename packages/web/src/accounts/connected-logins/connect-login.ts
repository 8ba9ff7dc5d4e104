import type { OfferedLogin } from '@duologue/contract/site'
import { schoolLoginTexts as texts } from '@duologue/domain/messages/accounts/school-logins'
import type { Client } from '../../api/client'
import { makeCall } from '../../session/make-call'
import { namingDomains, type SchoolProof } from '../school-logins/exchange-sso-code'

/** Connects the own account with what a school has confirmed, and says how it went. */
export const connectLogin = (
  client: Client,
  login: OfferedLogin,
  proof: () => Promise<SchoolProof>,
): Promise<boolean> => {
  const connect = async () =>
    client.accounts.connectLogin({ body: await proof() }).catch(namingDomains(login))
  return makeCall(client, connect, texts.connected(login.name))
}
