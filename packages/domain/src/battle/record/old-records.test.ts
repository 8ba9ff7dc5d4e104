import { expect, test } from 'vitest'
import { playRandomly, randomGame } from '../powers/random-games'
import { replay } from './replay'

/** A number that changes with any letter of a text (FNV-1a). */
function digest(text: string): number {
  let hash = 0x811c9dc5
  for (const letter of text) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193)
  return hash >>> 0
}

/**
 * Battles that were played by the program as it was before crowds, each by its last state. Records that are stored, and
 * games that are open in a browser, must come to the same end.
 */
const played: readonly number[] = [
  1914172698, 219779422, 347995736, 2317940466, 2828910803, 269589217, 885568579, 1043312056,
  120154324, 2576965346, 3484516026, 1927768953, 634949055, 1603498815, 2558649173, 3266248994,
  1682906001, 817377508, 3061319367, 803192822,
]

test('law: a record without any of the later settings is played again to the very same state', () => {
  const states = Array.from({ length: 20 }, (_, seed) => {
    const { setup, behaviour } = randomGame(seed)
    const { events } = playRandomly(setup, seed, behaviour)
    return digest(JSON.stringify(replay(setup, seed, events)))
  })
  expect(states).toEqual(played)
})
