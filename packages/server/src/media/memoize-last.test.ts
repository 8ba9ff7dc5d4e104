import { expect, test } from 'vitest'
import { memoizeLast } from './memoize-last'

test('a text is made once and then remembered', () => {
  const kept = memoizeLast(2)
  expect(kept('a', () => 'first')).toBe('first')
  expect(kept('a', () => 'second')).toBe('first')
})

test('the text longest not asked for is forgotten', () => {
  const kept = memoizeLast(2)
  kept('a', () => 'a1')
  kept('b', () => 'b1')
  kept('a', () => 'a2')
  kept('c', () => 'c1')
  expect(kept('a', () => 'a3')).toBe('a1')
  expect(kept('b', () => 'b2')).toBe('b2')
})
