import fc from 'fast-check'
import { expect, test } from 'vitest'
import { byteRange } from './byte-range'

test.each([
  [undefined, undefined],
  ['', undefined],
  ['lines=0-1', undefined],
  ['bytes=-', undefined],
  ['bytes=2-1', undefined],
  ['bytes=0-1,3-4', undefined],
  ['bytes=0-0', { first: 0, last: 0 }],
  ['bytes=0-', { first: 0, last: 9 }],
  ['bytes=3-5', { first: 3, last: 5 }],
  ['bytes=3-500', { first: 3, last: 9 }],
  ['bytes=-3', { first: 7, last: 9 }],
  ['bytes=-300', { first: 0, last: 9 }],
  ['bytes=-0', 'none'],
  ['bytes=10-', 'none'],
  ['bytes=99999999999999999999-', 'none'],
])('of ten bytes, %s is %j', (header, part) => {
  expect(byteRange(header, 10)).toEqual(part)
})

test('a part never reaches beyond what is there', () => {
  fc.assert(
    fc.property(fc.nat(20), fc.nat(20), fc.integer({ min: 0, max: 15 }), (first, last, size) => {
      const part = byteRange(`bytes=${first}-${last}`, size)
      if (typeof part !== 'object') return
      expect(part.first).toBeLessThanOrEqual(part.last)
      expect(part.last).toBeLessThan(size)
    }),
  )
})
