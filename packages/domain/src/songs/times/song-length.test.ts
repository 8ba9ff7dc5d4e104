import { expect, test } from 'vitest'
import { songLength } from './song-length'

test.each([
  [0, '0:00'],
  [38.67, '0:39'],
  [59.5, '1:00'],
  [185, '3:05'],
  [3600, '60:00'],
])('%s seconds are %s', (seconds, shown) => {
  expect(songLength(seconds)).toBe(shown)
})
