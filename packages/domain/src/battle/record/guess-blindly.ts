import { shapeOf, unlikeness } from '../line-shape'

/**
 * The choice of somebody who cannot read a word: the one whose question and exclamation marks, number of sentences and
 * length fit the cue best; the first of equals. It measures how much a duel can be won without its language.
 *
 * @param stretch by how much lines are longer than their cues, as they have seen in the turns before.
 * @returns its place among the choices.
 */
export function guessBlindly(cue: string, choices: readonly string[], stretch: number): number {
  const wanted = shapeOf(cue)
  const fits = choices.map(choice => unlikeness(wanted, shapeOf(choice), stretch))
  return fits.indexOf(Math.min(...fits))
}

const lengthOf = (texts: readonly string[]) => texts.reduce((sum, text) => sum + text.length, 0)

/** By how much longer lines are than their cues, in all. */
export const stretchOf = (cues: readonly string[], lines: readonly string[]): number =>
  Math.max(1, lengthOf(lines)) / Math.max(1, lengthOf(cues))
