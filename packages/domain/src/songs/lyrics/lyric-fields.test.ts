import { expect, test } from 'vitest'
import { lyricAsideFault, lyricTextFault } from './lyric-fields'

test.each([
  ['', 'text cannot be empty'],
  ['  ', 'text cannot be empty'],
  ['x'.repeat(500), undefined],
  ['x'.repeat(501), 'Must be 500 characters or less'],
])('a text of %j: %s', (text, fault) => {
  expect(lyricTextFault(text)).toBe(fault)
})

test('a translation may be blank, and as long as two lyrics', () => {
  expect(lyricAsideFault('')).toBeUndefined()
  expect(lyricAsideFault('x'.repeat(1001))).toBe('Must be 1,000 characters or less')
})
