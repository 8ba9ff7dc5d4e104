import { drawsOfPairCode, pairCode } from '@duologue/domain/live/visits/pair-code'
import { Refused } from '../../http/refused'
import type { RandomSource } from '../../outside/random/random'

/** Of 25 billion codes one that is drawn leads to another duel hardly ever. */
const mostTries = 5

/** Finds a code that leads to no duel: draws one after the other until `take` answers something. */
export async function takePairCode<Taken>(
  random: RandomSource,
  take: (code: string) => Promise<Taken | undefined>,
): Promise<Taken> {
  for (let tries = 0; tries < mostTries; tries += 1) {
    const bytes = Buffer.from(random.bytes(4 * drawsOfPairCode))
    const draws = Array.from({ length: drawsOfPairCode }, (_, place) =>
      bytes.readUInt32BE(4 * place),
    )
    const taken = await take(pairCode(draws))
    if (taken !== undefined) return taken
  }
  throw new Refused('busy')
}
