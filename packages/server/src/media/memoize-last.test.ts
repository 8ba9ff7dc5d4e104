import { expect, test } from 'vitest'
import { memoizeLast } from './memoize-last'

test('a text is made once and then remembered', () => {
  const kept = memoizeLast<string>(2)
  expect(kept('a', () => 'first')).toBe('first')
  expect(kept('a', () => 'second')).toBe('first')
})

test('the text longest not asked for is forgotten', () => {
  const kept = memoizeLast<string>(2)
  kept('a', () => 'a1')
  kept('b', () => 'b1')
  kept('a', () => 'a2')
  kept('c', () => 'c1')
  expect(kept('a', () => 'a3')).toBe('a1')
  expect(kept('b', () => 'b2')).toBe('b2')
})

test('a promise that fails is forgotten, one that holds is kept', async () => {
  const kept = memoizeLast<Promise<string>>(2)
  await expect(kept('a', () => Promise.reject(new Error('busy')))).rejects.toThrow('busy')
  expect(await kept('a', () => Promise.resolve('made'))).toBe('made')
  expect(await kept('a', () => Promise.reject(new Error('busy')))).toBe('made')
})
