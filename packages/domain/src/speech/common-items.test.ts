import fc from 'fast-check'
import { expect, test } from 'vitest'
import { commonItems } from './common-items'

const common = (first: string, second: string) =>
  commonItems(first.split(' '), second.split(' '), (one, other) => one === other)

const marked = (words: string, flags: readonly boolean[]) =>
  words.split(' ').filter((_, index) => flags[index])

test.each([
  ['a b c', 'a b c', ['a', 'b', 'c']],
  ['a b c', 'a c', ['a', 'c']],
  ['a b', 'b a', ['a']],
  ['no no no', 'no', ['no']],
  ['no', 'no no no', ['no']],
  ['a b c d', 'x b y d z', ['b', 'd']],
  ['a', 'b', []],
])('%s and %s have %j in common', (first, second, words) => {
  const { count, first: one, second: two } = common(first, second)
  expect(count).toBe(words.length)
  expect(marked(first, one)).toEqual(words)
  expect(marked(second, two)).toEqual(words)
})

test('lists without items have nothing in common', () => {
  expect(commonItems([], ['a'], Object.is)).toEqual({ count: 0, first: [], second: [false] })
})

const words = fc.array(fc.constantFrom('a', 'b', 'c', 'd'), { maxLength: 12 })

test('what is marked is the same in both lists, in order, and as long as told', () => {
  fc.assert(
    fc.property(words, words, (first, second) => {
      const found = commonItems(first, second, Object.is)
      const one = first.filter((_, index) => found.first[index])
      expect(second.filter((_, index) => found.second[index])).toEqual(one)
      expect(one).toHaveLength(found.count)
    }),
  )
})

test('it is as long turned round, never longer than either list, and whole for a list and itself', () => {
  fc.assert(
    fc.property(words, words, (first, second) => {
      const { count } = commonItems(first, second, Object.is)
      expect(commonItems(second, first, Object.is).count).toBe(count)
      expect(count).toBeLessThanOrEqual(Math.min(first.length, second.length))
      expect(commonItems(first, first, Object.is).count).toBe(first.length)
    }),
  )
})

test('a word more on either side never takes anything away', () => {
  fc.assert(
    fc.property(words, words, fc.constantFrom('a', 'e'), (first, second, more) => {
      const { count } = commonItems(first, second, Object.is)
      expect(commonItems(first, [...second, more], Object.is).count).toBeGreaterThanOrEqual(count)
    }),
  )
})
