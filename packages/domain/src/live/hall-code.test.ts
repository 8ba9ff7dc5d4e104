import { expect, test } from 'vitest'
import { hallCode, readHallCode, spacedHallCode } from './hall-code'

test('a code has six digits, whatever the chance', () => {
  expect([0, 0.000_041, 0.482_913_7, 1 - Number.EPSILON].map(hallCode)).toEqual([
    '000000',
    '000041',
    '482913',
    '999999',
  ])
})

test.each([
  ['482913', '482913'],
  [' 482 913 ', '482913'],
  ['482-913', '482913'],
  ['４８２９１３', '482913'],
  ['48291', null],
  ['4829134', null],
  ['48291a', null],
])('typed %j is the code %j', (typed, code) => {
  expect(readHallCode(typed)).toBe(code)
})

test('a code is read in two halves', () => {
  expect(spacedHallCode('482913')).toBe('482 913')
})
