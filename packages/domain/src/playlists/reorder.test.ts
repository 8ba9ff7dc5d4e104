import fc from 'fast-check'
import { expect, test } from 'vitest'
import { moveBeside, moveItem } from './reorder'

test.each([
  [0, 2, ['b', 'c', 'a', 'd']],
  [3, 0, ['d', 'a', 'b', 'c']],
  [1, 2, ['a', 'c', 'b', 'd']],
  [1, 1, ['a', 'b', 'c', 'd']],
  [0, -1, ['a', 'b', 'c', 'd']],
  [4, 0, ['a', 'b', 'c', 'd']],
  [0, 0.5, ['a', 'b', 'c', 'd']],
])('moving %d to %d gives %j', (from, to, moved) => {
  expect(moveItem(['a', 'b', 'c', 'd'], from, to)).toEqual(moved)
})

test.each([
  [['a'], 'c', 'after', ['b', 'c', 'a', 'd']],
  [['a'], 'c', 'before', ['b', 'a', 'c', 'd']],
  [['d', 'b'], 'a', 'before', ['b', 'd', 'a', 'c']],
  [['a'], 'a', 'after', ['a', 'b', 'c', 'd']],
  [['a'], 'x', 'after', ['a', 'b', 'c', 'd']],
] as const)('%j beside %s, %s it, gives %j', (items, target, where, moved) => {
  expect(moveBeside(['a', 'b', 'c', 'd'], new Set<string>(items), target, where)).toEqual(moved)
})

const lists = fc.uniqueArray(fc.nat(200), { minLength: 1, maxLength: 40 })

test('whatever is moved, nothing is lost and nothing is doubled', () => {
  fc.assert(
    fc.property(lists, fc.nat(50), fc.nat(50), (list, from, to) => {
      expect(moveItem(list, from, to).toSorted()).toEqual(list.toSorted())
    }),
  )
  fc.assert(
    fc.property(
      lists,
      fc.array(fc.nat(200)),
      fc.nat(200),
      fc.boolean(),
      (list, items, to, after) => {
        const moved = moveBeside(list, new Set(items), to, after ? 'after' : 'before')
        expect(moved.toSorted()).toEqual(list.toSorted())
      },
    ),
  )
})

test('moving back undoes a move', () => {
  fc.assert(
    fc.property(lists, fc.nat(39), fc.nat(39), (list, from, to) => {
      expect(moveItem(moveItem(list, from, to), to, from)).toEqual(list)
    }),
  )
})
