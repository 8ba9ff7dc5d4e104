import fc from 'fast-check'
import { expect, test } from 'vitest'
import { toHundredths } from './time'
import { hasGap, hasOverlap, timeMarks } from './time-marks'

const lyric = (start: number, stop: number) => ({
  id: 'a',
  start: toHundredths(start),
  stop: toHundredths(stop),
})

test.each([
  [10, 10.01, false],
  [10, 10.02, true],
  [10.29, 10.3, false],
  [12, 11.5, false],
  [0, 5, true],
  [0, 0, false],
  [0, 0.01, false],
  [0.06, 0.07, false],
  [2.01, 2.02, false],
])('a stop at %d before a start at %d is a gap: %s', (stop, start, gap) => {
  expect(hasGap(lyric(0, stop), lyric(start, start + 5))).toBe(gap)
})

test('the last lyric never has a gap, and no value of two decimals makes a false one', () => {
  expect(hasGap(lyric(1, 2), undefined)).toBe(false)
  const wrong = Array.from({ length: 60_000 }, (_, cents) => cents).filter(cents =>
    hasGap(lyric(0, cents / 100), lyric((cents + 1) / 100, 700)),
  )
  expect(wrong).toEqual([])
})

test.each([
  ['one after the other', 5, 9.99, 10, 14, false],
  ['touching', 5, 10, 10, 14, false],
  ['the next one begins before this one ends', 5, 12, 11.5, 14, true],
  ['ends before it begins', 5, 4, 10, 14, true],
  ['no end yet', 5, 0, 3, 14, false],
  ['the next one has no times', 5, 9, 0, 0, false],
] as const)('%s', (_, start, stop, nextStart, nextStop, overlap) => {
  expect(hasOverlap(lyric(start, stop), lyric(nextStart, nextStop))).toBe(overlap)
})

test('nothing has a gap and an overlap with the next one at once, unless it ends before it begins', () => {
  const time = fc.nat(2000)
  fc.assert(
    fc.property(time, time, time, time, (a, b, c, d) => {
      const one = { id: 'a', start: a, stop: b }
      const marks = timeMarks(one, { id: 'b', start: c, stop: d })
      if (b >= a) expect(marks.gap && marks.overlap).toBe(false)
      expect(marks.notTimed).toBe(b === 0)
    }),
  )
})
