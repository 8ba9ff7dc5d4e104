import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fitOrder } from './fit-order'

const list = (letters: string) => letters.split('')

test.each([
  ['nothing came or went', 'cab', 'abc', 'cab'],
  ['one came at the end', 'cab', 'abcd', 'cdab'],
  ['one came at the beginning', 'cab', 'xabc', 'xcab'],
  ['two came one after the other', 'ba', 'axyb', 'baxy'],
  ['one went', 'cab', 'ac', 'ca'],
])('when %s', (_when, mine, now, fitted) => {
  expect(fitOrder(list(mine), list(now)).join('')).toBe(fitted)
})

test('it is always an order of what there is now, and never moves what both know', () => {
  const ids = fc.uniqueArray(fc.constantFrom(...list('abcdefgh')), { maxLength: 8 })
  fc.assert(
    fc.property(ids, ids, (mine, now) => {
      const fitted = fitOrder(mine, now)
      expect(fitted.toSorted()).toEqual(now.toSorted())
      const both = mine.filter(id => now.includes(id))
      expect(fitted.filter(id => both.includes(id))).toEqual(both)
    }),
  )
})
