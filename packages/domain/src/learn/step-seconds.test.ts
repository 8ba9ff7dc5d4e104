import { expect, test } from 'vitest'
import { readingMinutes } from './step-seconds'

test.each([
  [0, 1],
  [6, 1],
  [7, 2],
  [14, 3],
  [200, 34],
])('%i lines are read in about %i min', (lines, minutes) => {
  expect(readingMinutes(lines)).toBe(minutes)
})
