import { hallCode } from '@duologue/domain/live/hall-code'
import { Refused } from '../../http/refused'
import type { RandomSource } from '../../outside/random/random'

/** Of codes that are asked for one after the other, so many at most: each leads into an open hall once in 500 times. */
const mostTries = 20

/**
 * Finds a code that no open hall has: draws one after the other until `take` answers something. Throws the refusal
 * `busy` where none is free.
 */
export async function takeCode<Taken>(
  random: RandomSource,
  take: (code: string) => Promise<Taken | undefined>,
): Promise<Taken> {
  for (let tries = 0; tries < mostTries; tries += 1) {
    const drawn = Buffer.from(random.bytes(4)).readUInt32BE() % 1_000_000
    const taken = await take(hallCode((drawn + 0.5) / 1_000_000))
    if (taken !== undefined) return taken
  }
  throw new Refused('busy')
}
