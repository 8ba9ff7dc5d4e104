import {
  drawsOfPairCode,
  lettersOfPairCode,
  pairCode,
} from '@duologue/domain/live/visits/pair-code'
import { Refused } from '../../http/refused'
import type { RandomSource } from '../../outside/random/random'

/** Of 25 billion codes one that is drawn leads to another duel hardly ever. */
const mostTries = 5

const letters = BigInt(lettersOfPairCode)

/** Finds a code that leads to no duel: draws one after the other until `take` answers something. */
export async function takePairCode<Taken>(
  random: RandomSource,
  take: (code: string) => Promise<Taken | undefined>,
): Promise<Taken> {
  for (let tries = 0; tries < mostTries; tries += 1) {
    // One number of 128 bits, letter by letter: no two numbers below 25 billion have the same code.
    let rest = BigInt(`0x${Buffer.from(random.bytes(16)).toString('hex')}`)
    const draws = Array.from({ length: drawsOfPairCode }, () => {
      const draw = Number(rest % letters)
      rest /= letters
      return draw
    })
    const taken = await take(pairCode(draws))
    if (taken !== undefined) return taken
  }
  throw new Refused('busy')
}
