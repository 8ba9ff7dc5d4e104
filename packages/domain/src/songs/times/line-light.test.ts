import { expect, test } from 'vitest'
import { lightAt, lineBeside } from './line-light'

const timeline = [
  { id: 'a', start: 500, stop: 900 },
  { id: 'untimed', start: 0, stop: 0 },
  { id: 'b', start: 900, stop: 1300 },
  { id: 'endless', start: 1350, stop: 0 },
  { id: 'c', start: 2000, stop: 2400 },
]

test.each([
  [0, -1, -1],
  [0.1, -1, 0],
  [5, -1, 2],
  [5.01, 0, -1],
  [8.99, 0, -1],
  [9.01, 2, -1],
  [14, -1, 4],
  [23, 4, -1],
  [25, -1, -1],
])('at %d s line %d is lit and line %d comes next', (seconds, current, next) => {
  expect(lightAt(timeline, seconds)).toEqual({ current, next })
})

test.each([
  [0, 'next', 0],
  [0, 'previous', -1],
  [6, 'next', 2],
  [6, 'previous', -1],
  [10, 'previous', 0],
  [15, 'previous', 2],
  [15, 'next', 4],
  [21, 'previous', 2],
  [21, 'next', -1],
  [30, 'previous', 4],
] as const)('from %d s the %s line is %d', (seconds, way, place) => {
  expect(lineBeside(timeline, seconds, way)).toBe(place)
})
