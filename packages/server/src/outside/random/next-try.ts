import type { RandomSource } from './random'

/**
 * Milliseconds until the next try of what failed so many times, lengthened by chance by up to a half, so that not all come
 * back at once; undefined when it is given up: there is a try after each of the pauses.
 */
export function msToNextTry(
  pauses: readonly number[],
  tries: number,
  random: RandomSource,
): number | undefined {
  const ms = pauses[tries - 1]
  const [chance = 0] = random.bytes(1)
  return ms === undefined ? undefined : Math.round(ms * (1 + chance / 510))
}
