import { expect, test } from 'vitest'
import { orderItems } from './order-items'

test('what did not change is the same object again', () => {
  const itemsOf = orderItems()
  const first = itemsOf(['a', 'b', 'c', 'd'], {}, '…')
  expect(first.map(({ id, place, isLast }) => [id, place, isLast])).toEqual([
    ['a', 1, false],
    ['b', 2, false],
    ['c', 3, false],
    ['d', 4, true],
  ])
  const moved = itemsOf(['b', 'a', 'c', 'd'], {}, '…')
  expect(moved[2]).toBe(first[2])
  expect(moved[3]).toBe(first[3])
  expect(moved[0]).not.toBe(first[1])
  const shorter = itemsOf(['b', 'a', 'c'], {}, '…')
  expect(shorter[2]).toMatchObject({ id: 'c', isLast: true })
})
