import fc from 'fast-check'
import { expect, test } from 'vitest'
import { wordFill } from './word-fill'

const line = { text: 'La luna llena', marks: [0, 100, 3, 200, 8, 300], stop: 500 }

test.each([
  [0, 2, 1, 0],
  [0, 2, 1.5, 0.75],
  [0, 2, 1.67, 1],
  [3, 7, 2, 0],
  [3, 7, 2.4, 0.5],
  [8, 13, 3, 0],
  [8, 13, 4, 0.5],
  [8, 13, 5, 1],
  [8, 13, 99, 1],
])('of the word from %d to %d at %d s %d is sung', (from, to, seconds, share) => {
  expect(wordFill(line, from, to, seconds)).toBeCloseTo(share, 5)
})

test('what was sung stays sung, and no word is sung before the one before it', () => {
  const at = fc.integer({ min: 0, max: 600 }).map(hundredths => hundredths / 100)
  fc.assert(
    fc.property(at, at, (one, other) => {
      const [early, late] = [Math.min(one, other), Math.max(one, other)]
      expect(wordFill(line, 3, 7, early)).toBeLessThanOrEqual(wordFill(line, 3, 7, late))
      if (wordFill(line, 8, 13, early) > 0) expect(wordFill(line, 3, 7, early)).toBe(1)
    }),
  )
})
