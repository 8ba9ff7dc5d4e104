import { ltiLimits } from '@duologue/domain/lti/lti-limits'
import { importJWK, type JWK } from 'jose'
import type { Clock } from '../../outside/clock/clock'
import { PlatformAway, type PlatformPort } from '../../outside/platforms/platforms'

/** The keys with which platforms sign, as each shows them. */
export interface KeysOfPlatforms {
  /** The key of this name; undefined where the platform has none. Throws `PlatformAway`. */
  find(
    address: string,
    kid: string,
    algorithm: string,
  ): Promise<Awaited<ReturnType<typeof importJWK>> | undefined>
}

interface Kept {
  at: number
  keys: Promise<readonly JWK[]>
}

function keysIn(text: string): JWK[] {
  let told: unknown
  try {
    told = JSON.parse(text)
  } catch {
    throw new PlatformAway('its keys are no JSON')
  }
  const keys: unknown =
    typeof told === 'object' && told !== null && 'keys' in told ? told.keys : undefined
  if (!Array.isArray(keys)) throw new PlatformAway('it shows no keys')
  return keys.filter(key => typeof key === 'object' && key !== null).slice(0, 50) as JWK[]
}

async function fetchKeys(port: PlatformPort, address: string): Promise<readonly JWK[]> {
  const { status, text } = await port.ask({ address })
  if (status !== 200) throw new PlatformAway(`its keys: ${status}`)
  return keysIn(text)
}

/**
 * Keeps the keys of platforms for a day. A key that is not among them is looked for anew, at most once a minute: whoever
 * makes up names does not make us ask (lti.md#launch). Who asks meanwhile waits for the same answer.
 */
export function keysOfPlatforms(port: PlatformPort, clock: Clock): KeysOfPlatforms {
  const kept = new Map<string, Kept>()

  function ask(address: string): Kept {
    const asked = { at: clock.now().getTime(), keys: fetchKeys(port, address) }
    kept.set(address, asked)
    // What failed is not kept for a day, but not asked again at once either.
    asked.keys.catch(() => undefined)
    return asked
  }

  async function find(address: string, kid: string, algorithm: string) {
    const now = clock.now().getTime()
    const before = kept.get(address)
    const current = before && now - before.at < ltiLimits.keysKept ? before : ask(address)
    const keyIn = (keys: readonly JWK[]) =>
      keys.find(key => key.kid === kid && (key.use ?? 'sig') === 'sig')
    const isOld = now - current.at >= ltiLimits.keysAnew
    const found = isOld
      ? (keyIn(await current.keys.catch(() => [])) ?? keyIn(await ask(address).keys))
      : keyIn(await current.keys)
    return found && importJWK(found, algorithm)
  }
  return { find }
}
