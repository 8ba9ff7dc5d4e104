/** No vowels, so that no word comes of them, and nothing that looks like something else. */
const letters = 'BCDFGHJKMNPQRSTVWXYZ'

/** How many letters lead to a duel of two (live.md#invitations). */
const length = 8

/** The letters that lead to a duel of two; each draw is an integer from 0. */
export const pairCode = (draws: readonly number[]): string =>
  Array.from(
    { length },
    (_, place) => letters[(draws[place] ?? 0) % letters.length] ?? letters[0],
  ).join('')

/** How many letters there are to draw from. */
export const lettersOfPairCode = letters.length

/** How many draws a code takes. */
export const drawsOfPairCode = length

/** What was typed or opened as a code, in its one form: spaces and hyphens do not count. */
export const readPairCode = (typed: string): string => typed.replace(/[\s-]/g, '').toUpperCase()
