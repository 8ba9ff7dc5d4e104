import { expect, test } from 'vitest'
import { mixed, pairUp, swapped } from './pair-up'

const names = (many: number) => Array.from({ length: many }, (_, place) => `P${place}`)

test.each([
  [0, 0, undefined],
  [1, 0, 'P0'],
  [2, 1, undefined],
  [31, 15, 'P30'],
])('%i people are %i pairs', (many, pairs, alone) => {
  const made = pairUp(names(many))
  expect([made.pairs.length, made.alone]).toEqual([pairs, alone])
  expect([...made.pairs.flat(), ...(alone ? [alone] : [])]).toEqual(names(many))
})

test('two change places, and nobody is lost', () => {
  expect(swapped(['a', 'b', 'c'], 0, 2)).toEqual(['c', 'b', 'a'])
  expect(swapped(['a', 'b'], 1, 1)).toEqual(['a', 'b'])
})

test('mixed everybody is there once', () => {
  let draws = 0
  const order = mixed(names(9), () => {
    draws += 1
    return (draws * 0.37) % 1
  })
  expect(order).not.toEqual(names(9))
  expect([...order].toSorted()).toEqual(names(9))
})
