import fc from 'fast-check'
import { expect, test } from 'vitest'
import { lightAt, lightHolds, lineBeside } from './line-light'

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

test.each([
  [6, 5, 9],
  [0.1, 0, 5],
  [13.2, 13, 13.5],
  [30, 24, Infinity],
  [9, 9, 9],
])('what is lit at %d s holds from %d s until %d s', (seconds, from, until) => {
  expect(lightHolds(timeline, seconds)).toEqual([from, until])
})

test('between these moments nothing else is lit', () => {
  const moment = fc.integer({ min: 0, max: 60 })
  const line = fc.record({ id: fc.constant('line'), start: moment, stop: moment })
  const clock = fc.integer({ min: -20, max: 80 })
  fc.assert(
    fc.property(fc.array(line), clock, clock, (lines, one, other) => {
      const [from, until] = lightHolds(lines, one / 100)
      fc.pre(other / 100 > from && other / 100 < until && one / 100 > from && one / 100 < until)
      expect(lightAt(lines, other / 100)).toEqual(lightAt(lines, one / 100))
    }),
  )
})
