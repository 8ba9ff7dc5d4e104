import { expect, test } from 'vitest'
import { currentLyric } from './current-lyric'

const timeline = [
  { id: 'a', start: 100, stop: 499 },
  { id: 'b', start: 500, stop: 900 },
  { id: 'c', start: 0, stop: 0 },
  { id: 'd', start: 1200, stop: 0 },
  { id: 'e', start: 850, stop: 1500 },
]

test.each([
  [0.5, -1],
  [1, -1],
  [1.001, 0],
  [4.985, 0],
  [4.995, -1],
  [5, -1],
  [5.5, 1],
  [8.7, 1],
  [9, 4],
  [14.9, 4],
  [15, -1],
])('at %d s lyric %d is sung', (seconds, place) => {
  expect(currentLyric(timeline, seconds)).toBe(place)
})
