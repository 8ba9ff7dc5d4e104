import { lettersOf } from './letters-of'

const accented = /\P{M}[\u0300-\u036f]+|[øı]/gu

/** Each letter with its accent, and its place; where it stands is left out of the second list. */
function accentsOf(letters: string) {
  const found = Array.from(letters.matchAll(accented))
  return {
    placed: found.map(({ 0: letter, index }) => `${index} ${letter}`).join(),
    inOrder: found.map(([letter]) => letter).join(),
  }
}

/**
 * Whether two ways of writing the same words have the same accents in the same places. Words of unequal length can be
 * the same where one is a number in digits ("1" is "un" as well as "uno"): then their accents in order decide.
 */
export function hasSameAccents(one: string, other: string, language: string): boolean {
  const [first, second] = [lettersOf(one, language), lettersOf(other, language)]
  const [own, others] = [accentsOf(first), accentsOf(second)]
  return first.length === second.length
    ? own.placed === others.placed
    : own.inOrder === others.inOrder
}
