import { expect, test } from 'vitest'
import type { CourseUnit } from './course'
import { newUnit, withItem, withoutUnit } from './edit-units'
import { moveItemBeside, moveItemBy, restoreUnit } from './restore-units'

const unit = (key: string, ...ids: string[]): CourseUnit => ({
  ...newUnit(key),
  items: ids.map(id => ({ kind: 'conversation', id })),
})

const units = [unit('one', 'a', 'b'), unit('two', 'c'), unit('three')]
const [first = unit('one'), second = unit('two')] = units
const idsOf = (found: readonly CourseUnit[]) => found.map(({ items }) => items.map(({ id }) => id))

test('a unit that was taken out stands where it stood', () => {
  expect(restoreUnit(withoutUnit(units, 'two'), second, 1)).toEqual(units)
})

test('a unit that is there again is not put in twice', () => {
  expect(restoreUnit(units, { ...second, title: 'Old' }, 1)).toEqual(units)
})

test('what has found another place meanwhile stays there', () => {
  const others = withItem(withoutUnit(units, 'one'), 'three', { kind: 'conversation', id: 'b' })
  expect(idsOf(restoreUnit(others, first, 0))).toEqual([['a'], ['c'], ['b']])
})

test.each([
  ['a', 1, [['b', 'a'], ['c'], []]],
  ['b', -1, [['b', 'a'], ['c'], []]],
  ['a', -1, [['a', 'b'], ['c'], []]],
  ['c', 1, [['a', 'b'], ['c'], []]],
  ['nothing', 1, [['a', 'b'], ['c'], []]],
] as const)('%s, moved by %i within its unit', (id, by, order) => {
  expect(idsOf(moveItemBy(units, id, by))).toEqual(order)
})

test.each([
  ['a', 'after', 'b', [['b', 'a'], ['c'], []]],
  ['b', 'before', 'a', [['b', 'a'], ['c'], []]],
  ['a', 'before', 'c', [['b'], ['a', 'c'], []]],
  ['a', 'after', 'c', [['b'], ['c', 'a'], []]],
  ['a', 'after', 'a', [['a', 'b'], ['c'], []]],
  ['nothing', 'after', 'a', [['a', 'b'], ['c'], []]],
  ['a', 'after', 'nothing', [['a', 'b'], ['c'], []]],
] as const)('%s, put %s %s', (id, where, target, order) => {
  expect(idsOf(moveItemBeside(units, id, target, where))).toEqual(order)
})

test('a full unit takes no other, and sorts its own', () => {
  const ids = Array.from({ length: 12 }, (_, index) => `full-${index}`)
  const full = [unit('full', ...ids), unit('two', 'c')]
  expect(idsOf(moveItemBeside(full, 'c', 'full-0', 'before'))).toEqual([ids, ['c']])
  const [first = '', ...others] = ids
  expect(idsOf(moveItemBeside(full, first, 'full-11', 'after'))).toEqual([
    [...others, first],
    ['c'],
  ])
})
