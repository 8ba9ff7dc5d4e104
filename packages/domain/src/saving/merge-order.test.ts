import fc from 'fast-check'
import { expect, test } from 'vitest'
import { mergeOrder } from './merge-order'

const list = (letters: string) => letters.split('')
const letters = list('abcdefgh')

test.each([
  ['nothing changed', 'abc', 'abc', 'abc', 'abc'],
  ['I moved', 'abc', 'cab', 'abc', 'cab'],
  ['they moved', 'abc', 'abc', 'bca', 'bca'],
  ['we moved alike', 'abc', 'cab', 'cab', 'cab'],
  ['I moved, they added', 'abc', 'cab', 'abcd', 'cabd'],
  ['they moved, I added', 'abc', 'abcx', 'cab', 'cabx'],
  ['both added', 'ab', 'abx', 'aby', 'abyx'],
  ['both added the same', 'ab', 'abx', 'abx', 'abx'],
  ['I moved, they took one out', 'abc', 'cab', 'ac', 'ca'],
  ['I took one out, they moved', 'abc', 'ac', 'cba', 'ca'],
  ['both took one out', 'abc', 'bc', 'ab', 'b'],
  ['we moved differently', 'abc', 'cab', 'bca', undefined],
])('%s', (_when, base, mine, theirs, merged) => {
  expect(mergeOrder(list(base), list(mine), list(theirs))?.join('')).toBe(merged)
})

test('nothing that either put in is lost, nothing that either took out comes back, nothing is doubled', () => {
  const items = fc.uniqueArray(fc.constantFrom(...letters), { maxLength: 8 })
  fc.assert(
    fc.property(items, items, items, (base, mine, theirs) => {
      const merged = mergeOrder(base, mine, theirs)
      if (merged === undefined) return
      const expected = letters.filter(item =>
        base.includes(item)
          ? mine.includes(item) && theirs.includes(item)
          : mine.includes(item) || theirs.includes(item),
      )
      expect(merged.toSorted()).toEqual(expected)
    }),
    { numRuns: 500 },
  )
})
