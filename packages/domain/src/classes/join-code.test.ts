import { expect, test } from 'vitest'
import { readJoinCode, spacedJoinCode } from './join-code'

test.each([
  ['BCDFGHJK', 'BCDFGHJK'],
  [' mnpr stvz ', 'MNPRSTVZ'],
  ['mnpr-stvz', 'MNPRSTVZ'],
  ['ＢＣＤＦ ＧＨＪＫ', 'BCDFGHJK'],
  ['BCDFGHJ', null],
  ['BCDFGHJKM', null],
  ['BCDFGHJA', null],
  ['BCDFGHJ8', null],
  ['', null],
])('typed %j is the code %j', (typed, code) => {
  expect(readJoinCode(typed)).toBe(code)
})

test('a code is read in two halves', () => {
  expect(spacedJoinCode('BCDFGHJK')).toBe('BCDF GHJK')
})
