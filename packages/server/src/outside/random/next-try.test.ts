import { expect, test } from 'vitest'
import { msToNextTry } from './next-try'

const by = (chance: number) => ({ bytes: (count: number) => new Uint8Array(count).fill(chance) })

test.each([
  [1, 0, 10],
  [1, 255, 15],
  [2, 0, 100],
  [2, 51, 110],
  [3, 0, undefined],
])('after %i tries by the chance %i it waits %s', (tries, chance, ms) => {
  expect(msToNextTry([10, 100], tries, by(chance))).toBe(ms)
})
