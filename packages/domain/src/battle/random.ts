/**
 * The chance of one battle: the same number of a draw always has the same value, at least 0 and
 * below 1.
 *
 * It is a pure function of the draw's number and has no position of its own. The battle counts its
 * draws, so a battle that went through JSON goes on exactly where it stood, and a replay needs
 * nothing but the seed.
 */
export type Random = (drawNumber: number) => number

/** Takes the next draw of a battle: at least 0 and below 1. */
export type Draw = () => number

/** Mixes 32 bits so that neighbouring numbers have nothing in common (the finish of mulberry32). */
function mix(bits: number): number {
  let mixed = Math.imul(bits ^ (bits >>> 15), bits | 1)
  mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
  return (mixed ^ (mixed >>> 14)) >>> 0
}

/**
 * The chance that belongs to a seed.
 *
 * @param seed an integer; its lowest 32 bits count.
 */
export function randomFromSeed(seed: number): Random {
  const start = mix(seed)
  return drawNumber => mix((start + Math.imul(drawNumber + 1, 0x6d2b79f5)) | 0) / 2 ** 32
}

/**
 * Takes draws one after the other.
 *
 * @param from the number of the first draw.
 * @returns `draw`, and `next`, the number of the draw that comes next.
 */
export function drawInOrder(random: Random, from: number): { draw: Draw; next: () => number } {
  let number = from
  const draw = () => {
    number += 1
    return random(number - 1)
  }
  return { draw, next: () => number }
}

/** An integer from `lowest` to `highest`, both possible, all equally likely. */
export function drawInteger(lowest: number, highest: number, draw: Draw): number {
  return lowest + Math.floor(draw() * (highest - lowest + 1))
}

/** The items in a random order, every order equally likely; takes one draw fewer than items. */
export function shuffle<Item>(items: readonly Item[], draw: Draw): Item[] {
  const rest = [...items]
  const shuffled: Item[] = []
  while (rest.length > 1) shuffled.push(...rest.splice(drawInteger(0, rest.length - 1, draw), 1))
  return [...shuffled, ...rest]
}
