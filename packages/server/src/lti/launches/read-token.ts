import { judgeClaims, type LaunchClaims, type LaunchFault } from '@duologue/domain/lti/judge-claims'
import { ltiLimits } from '@duologue/domain/lti/lti-limits'
import { compactVerify, decodeProtectedHeader } from 'jose'
import type { LtiRoom } from '../lti-room'
import type { PlatformRow } from '../platforms/platform-store'
import type { LaunchRow } from './launch-store'

const algorithms = ['RS256', 'ES256']

/** The name of the key that a token says it is signed with, and how; undefined where it is none that is taken. */
function headOf(token: string): { kid: string; alg: string } | undefined {
  try {
    const { kid, alg } = decodeProtectedHeader(token)
    return kid && alg && algorithms.includes(alg) ? { kid, alg } : undefined
  } catch {
    return undefined
  }
}

/** What is inside a token that one of the platform's keys has signed; undefined for every other. */
async function signedClaims(
  { keys }: Pick<LtiRoom, 'keys'>,
  { keysUrl }: PlatformRow,
  token: string,
): Promise<Record<string, unknown> | undefined> {
  const head = token.length > ltiLimits.token ? undefined : headOf(token)
  const key = head && (await keys.find(keysUrl, head.kid, head.alg))
  if (!key) return undefined
  try {
    const { payload } = await compactVerify(token, key, { algorithms })
    const claims: unknown = JSON.parse(Buffer.from(payload).toString('utf8'))
    return typeof claims === 'object' && claims !== null ? { ...claims } : undefined
  } catch {
    return undefined
  }
}

/** What a platform's token says, or why its launch is refused (lti.md#launch). Throws `PlatformAway`. */
export async function readToken(
  room: Pick<LtiRoom, 'keys' | 'clock' | 'publicUrl'>,
  platform: PlatformRow,
  { nonce, hints }: Pick<LaunchRow, 'nonce' | 'hints'>,
  token: string,
): Promise<{ fault: LaunchFault } | { launch: LaunchClaims }> {
  const claims = await signedClaims(room, platform, token)
  if (!claims) return { fault: { kind: 'token' } }
  return judgeClaims(claims, {
    issuer: platform.issuer,
    clientId: platform.clientId,
    nonce,
    target: hints.target,
    publicUrl: room.publicUrl,
    now: room.clock.now().getTime(),
  })
}
