import type { Clock } from '../clock/clock'
import type { IdentityPort } from './identity'
import type { LoginSettings } from './login-settings'
import { type OpenidClient, openidIdentity } from './openid-identity'

/** A school login that is set up: its settings, and the port to its issuer. */
export interface SchoolLogin {
  settings: LoginSettings
  /** Where its popup lands, as it is registered with the issuer. */
  redirectUri: string
  identity: IdentityPort
  /** Tells the operator why somebody whom the issuer knows was not let in, without saying who it was. */
  tellRefused(why: string): void
}

/** The school logins of this installation, by their names in the settings. */
export type SchoolLogins = ReadonlyMap<string, SchoolLogin>

/** Those that the settings name (accounts.md#school-logins). */
export const configuredLogins = (
  logins: readonly LoginSettings[],
  { publicUrl, clock, log }: { publicUrl: string; clock: Clock } & Pick<OpenidClient, 'log'>,
): SchoolLogins =>
  new Map(
    logins.map(settings => {
      const { id, issuer, clientId, clientSecret, subject } = settings
      const redirectUri = `${publicUrl}/sso/${id}`
      const client = { issuer, clientId, clientSecret, subject, redirectUri }
      const identity = openidIdentity({ ...client, clock, log, refusal: 'sso-refused' })
      const tellRefused = (why: string) => log?.warn(`a login at ${issuer} was refused: ${why}`)
      return [id, { settings, redirectUri, identity, tellRefused }]
    }),
  )
