import type { Clock } from '../clock/clock'
import type { IdentityPort } from './identity'
import { noIdentity } from './no-identity'
import { type OpenidClient, openidIdentity } from './openid-identity'

/** The provider that the settings name, else one that refuses (accounts.md#google-login). */
export const configuredIdentity = (
  google: { issuer: string; clientId: string; clientSecret: string | undefined } | undefined,
  { publicUrl, ...parts }: { publicUrl: string; clock: Clock } & Pick<OpenidClient, 'log'>,
): IdentityPort =>
  google ? openidIdentity({ ...google, ...parts, redirectUri: `${publicUrl}/google` }) : noIdentity
