import fc from 'fast-check'
import { expect, test } from 'vitest'
import { joinWordList, splitWordList, wordListFault } from './word-list'

test.each([
  ['', []],
  [' , ,', []],
  ['la, mer', ['la', 'mer']],
  [' la mer ,, la ', ['la mer', 'la']],
  ['la mer', ['la mer']],
])('the list %j is %j', (list, words) => {
  expect(splitWordList(list)).toEqual(words)
})

test.each([
  ['la, mer', undefined],
  ['', undefined],
  ['我，你', 'Word list cannot contain Chinese commas'],
  ['我、你', 'Word list cannot contain Chinese commas'],
  [`la, ${'a'.repeat(101)}`, 'must have at most 100 characters'],
])('the list %j: %s', (list, fault) => {
  expect(wordListFault(list)).toBe(fault)
})

test('a list is the same after it was shown and typed again', () => {
  const word = fc.stringMatching(/^[a-zäöüßé']{1,8}( [a-zé]{1,8})?$/)
  fc.assert(
    fc.property(fc.array(word), words => {
      expect(splitWordList(joinWordList(words))).toEqual(words)
    }),
  )
})
