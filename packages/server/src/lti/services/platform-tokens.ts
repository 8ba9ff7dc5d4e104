import { slipLimits } from '@duologue/domain/lti/slip-limits'
import type { Clock } from '../../outside/clock/clock'
import { PlatformAway, type PlatformPort } from '../../outside/platforms/platforms'
import type { PlatformRow } from '../platforms/platform-store'

/** The platform gave no token: its status. */
export class NoToken extends Error {
  readonly status: number

  constructor(status: number) {
    super(`the platform gave no token: ${status}`)
    this.status = status
  }
}

/** Tokens of platforms, each kept until shortly before its end. */
export interface PlatformTokens {
  /** A token for what is to be done; a fresh one where the last was refused. Throws `PlatformAway` and `NoToken`. */
  get(platform: PlatformRow, scope: string, options?: { isFresh: boolean }): Promise<string>
}

interface Kept {
  token: Promise<{ value: string; until: number }>
}

const assertionType = 'urn:ietf:params:oauth:client-assertion-type:jwt-bearer'
/** Seconds for which we say who we are, and for which a token is good that does not say. */
const lasts = { assertion: 300, token: 3600 }

function tokenIn(text: string, now: number): { value: string; until: number } {
  let said: unknown
  try {
    said = JSON.parse(text)
  } catch {
    throw new PlatformAway('its token is no JSON')
  }
  const { access_token, expires_in } = {
    access_token: undefined,
    expires_in: undefined,
    ...(said as object),
  } as Record<string, unknown>
  if (typeof access_token !== 'string' || !/^[\x21-\x7e]{1,8000}$/.test(access_token))
    throw new PlatformAway('it sent no token')
  const seconds = Number(expires_in)
  const good = Number.isFinite(seconds) && seconds > 0 ? seconds : lasts.token
  return { value: access_token, until: now + good * 1000 - slipLimits.tokenSpare }
}

/** What keeps tokens in memory; `sign` signs claims with our own key, `number` is another one each time. */
export function platformTokens({
  port,
  clock,
  sign,
  number,
}: {
  port: PlatformPort
  clock: Clock
  sign: (claims: Record<string, unknown>) => Promise<string>
  number: () => string
}): PlatformTokens {
  const kept = new Map<string, Kept>()

  async function ask({ clientId, tokenUrl, audience }: PlatformRow, scope: string) {
    const now = clock.now().getTime()
    const seconds = Math.floor(now / 1000)
    const assertion = await sign({
      iss: clientId,
      sub: clientId,
      aud: audience ?? tokenUrl,
      iat: seconds,
      exp: seconds + lasts.assertion,
      jti: number(),
    })
    const { status, text } = await port.ask({
      address: tokenUrl,
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams({
        grant_type: 'client_credentials',
        client_assertion_type: assertionType,
        client_assertion: assertion,
        scope,
      }).toString(),
    })
    if (status < 200 || status > 299) throw new NoToken(status)
    return tokenIn(text, now)
  }

  async function get(platform: PlatformRow, scope: string, { isFresh } = { isFresh: false }) {
    const place = `${platform.id} ${scope}`
    const before = isFresh ? undefined : kept.get(place)
    if (before) {
      const { value, until } = await before.token
      if (until > clock.now().getTime()) return value
      if (kept.get(place) === before) kept.delete(place)
    }
    // Who asks meanwhile waits for the same one.
    const asked = (!isFresh && kept.get(place)) || { token: ask(platform, scope) }
    kept.set(place, asked)
    try {
      return (await asked.token).value
    } catch (error) {
      if (kept.get(place) === asked) kept.delete(place)
      throw error
    }
  }
  return { get }
}
