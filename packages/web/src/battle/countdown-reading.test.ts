import { expect, test } from 'vitest'
import { readClock } from './countdown-reading'

const span = { since: 2000, endsAt: 32_000 }

test.each([
  ['at its start it is whole, without a number', 2000, 1, '', null],
  ['it goes by tenths', 2099, 1, '', null],
  ['a tenth later it is less', 2100, 29.9 / 30, '', null],
  ['at 10 seconds it is read out', 22_000, 1 / 3, '', 10],
  ['above 5 seconds it has no number', 26_899, 5.2 / 30, '', 10],
  ['at 5 seconds the number appears and is read out', 27_000, 5 / 30, '5.0', 5],
  ['the number goes by tenths', 31_250, 0.8 / 30, '0.8', 5],
  ['at its end it is empty', 32_000, 0, '0.0', 5],
  ['past its end it stays empty', 40_000, 0, '0.0', 5],
  ['before its start it is whole', 0, 1, '', null],
])('%s', (_name, elapsed, left, number, announced) => {
  const reading = readClock(span, elapsed)
  expect(reading.left).toBeCloseTo(left, 9)
  expect(reading).toMatchObject({ number, announced })
})
