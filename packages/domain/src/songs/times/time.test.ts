import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  readTime,
  roundSeconds,
  timeFault,
  toHundredths,
  toSeconds,
  writeClock,
  writeTime,
} from './time'

test.each([
  [0, 0],
  [12.34, 1234],
  [1.005, 101],
  [62.345, 6235],
  [8.475, 848],
  [1e-7, 0],
  [0.06, 6],
  [599.99, 59_999],
])('%d seconds are %i hundredths', (seconds, hundredths) => {
  expect(toHundredths(seconds)).toBe(hundredths)
})

test('no half cent below ten minutes is misrounded', () => {
  const wrong = Array.from({ length: 59_999 }, (_, index) => index).filter(
    // Of thousandths, the fifth is the half that rounds up.
    cents => toHundredths(Number(`${(cents / 100).toFixed(2)}5`)) !== cents + 1,
  )
  expect(wrong).toEqual([])
})

test('whatever has two decimals comes back as it was', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 8_640_000 }), hundredths => {
      expect(toHundredths(toSeconds(hundredths))).toBe(hundredths)
      expect(readTime(writeTime(hundredths))).toBe(hundredths)
      expect(readTime(writeClock(hundredths))).toBe(hundredths)
      expect(roundSeconds(hundredths / 100)).toBe(hundredths / 100)
    }),
  )
})

test.each([Number.NaN, Number.POSITIVE_INFINITY, -0.01, 86_401])(
  '%d is not a valid time',
  seconds => {
    expect(timeFault(seconds)).toBe('not valid time')
  },
)

test.each([
  ['12.5', 1250],
  [' 0,75 ', 75],
  ['7', 700],
  ['.5', 50],
  ['3.', 300],
  ['', undefined],
  ['1:02', 6200],
  ['1:02.345', 6235],
  ['1:02,5', 6250],
  ['75:00.5', 450_050],
  ['1:00:00', 360_000],
  ['1:2', undefined],
  ['1:60', undefined],
  [':30', undefined],
  ['1:', undefined],
  ['1:60:00', undefined],
  ['0:0:01:00', undefined],
  ['1.5:00', undefined],
  ['-1', undefined],
  ['1e3', undefined],
  ['.', undefined],
])('typed %j is %s', (typed, hundredths) => {
  expect(readTime(typed)).toBe(hundredths)
})

test.each([
  [0, '0:00.00'],
  [6235, '1:02.35'],
  [59_999, '9:59.99'],
  [360_000, '60:00.00'],
])('%i hundredths are %s on a clock', (hundredths, told) => {
  expect(writeClock(hundredths)).toBe(told)
})
