import { hallCode } from '@duologue/domain/live/hall-code'
import { Refused } from '../../http/refused'
import type { RandomSource } from '../../outside/random/random'

/** Of codes that are asked for one after the other, so many at most: each leads into an open hall once in 500 times. */
const mostTries = 20

/** Draws codes one after the other until `take` answers something. Throws the refusal `busy` after so many tries. */
export async function takeFree<Taken>(
  tries: number,
  draw: () => string,
  take: (code: string) => Promise<Taken | undefined>,
): Promise<Taken> {
  for (let tried = 0; tried < tries; tried += 1) {
    const taken = await take(draw())
    if (taken !== undefined) return taken
  }
  throw new Refused('busy')
}

/** Finds a code that no open hall has, as `takeFree`. */
export const takeCode = <Taken>(
  random: RandomSource,
  take: (code: string) => Promise<Taken | undefined>,
): Promise<Taken> => {
  const draw = () => {
    const drawn = Buffer.from(random.bytes(4)).readUInt32BE() % 1_000_000
    return hallCode((drawn + 0.5) / 1_000_000)
  }
  return takeFree(mostTries, draw, take)
}
