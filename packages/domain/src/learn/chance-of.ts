import { type Draw, drawInOrder, randomFromSeed } from '../battle/random'

/** The chance that belongs to a text: the same text always has the same, so that a reload changes nothing. */
export function chanceOf(text: string): Draw {
  let seed = 0
  for (const letter of text) seed = (Math.imul(seed, 31) + (letter.codePointAt(0) ?? 0)) | 0
  return drawInOrder(randomFromSeed(seed), 0).draw
}
