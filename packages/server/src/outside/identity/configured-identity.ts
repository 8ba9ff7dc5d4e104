import type { Clock } from '../clock/clock'
import type { IdentityPort } from './identity'
import { noIdentity } from './no-identity'
import { openidIdentity } from './openid-identity'

/** The provider that the settings name, else one that refuses (R2). */
export const configuredIdentity = (
  google: { issuer: string; clientId: string; clientSecret: string | undefined } | undefined,
  { publicUrl, clock }: { publicUrl: string; clock: Clock },
): IdentityPort =>
  google ? openidIdentity({ ...google, clock, redirectUri: `${publicUrl}/google` }) : noIdentity
