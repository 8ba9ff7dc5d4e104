import {
  drawsOfPairCode,
  lettersOfPairCode,
  pairCode,
} from '@duologue/domain/live/visits/pair-code'
import type { RandomSource } from '../../outside/random/random'
import { takeFree } from '../joining/new-code'

/** Of 25 billion codes one that is drawn leads to another duel hardly ever. */
const mostTries = 5

const letters = BigInt(lettersOfPairCode)

/** Draws a code of one number of 128 bits, letter by letter: no two numbers below 25 billion have the same code. */
function drawPairCode(random: RandomSource): string {
  let rest = BigInt(`0x${Buffer.from(random.bytes(16)).toString('hex')}`)
  const draws = Array.from({ length: drawsOfPairCode }, () => {
    const draw = Number(rest % letters)
    rest /= letters
    return draw
  })
  return pairCode(draws)
}

/** Finds a code that leads to no duel, as `takeFree`. */
export const takePairCode = <Taken>(
  random: RandomSource,
  take: (code: string) => Promise<Taken | undefined>,
): Promise<Taken> => takeFree(mostTries, () => drawPairCode(random), take)
