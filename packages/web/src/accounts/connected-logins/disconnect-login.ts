import type { OfferedLogin } from '@duologue/contract/site'
import { schoolLoginTexts as texts } from '@duologue/domain/messages/accounts/school-logins'
import type { Client } from '../../api/client'
import { makeCall } from '../../session/make-call'

/** Disconnects the own account from a school login, and says how it went. */
export const disconnectLogin = (client: Client, { provider, name }: OfferedLogin) =>
  makeCall(
    client,
    () => client.accounts.disconnectLogin({ params: { provider } }),
    texts.disconnected(name),
  )
