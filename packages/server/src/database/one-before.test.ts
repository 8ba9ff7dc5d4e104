import { expect, test } from 'vitest'
import { cutOneBefore, withOneBefore } from './one-before'

const list = ['a', 'b', 'c', 'd', 'e'].map(id => ({ id }))

test.each([
  [0, 2, ['a', 'b'], undefined],
  [2, 2, ['c', 'd'], 'b'],
  [4, 2, ['e'], 'd'],
  [5, 2, [], 'e'],
  [8, 2, [], undefined],
  [2, 0, [], undefined],
])(
  'of the page at %i with %i things comes what stands before it, too',
  (offset, limit, ids, id) => {
    const asked = withOneBefore({ offset, limit })
    const found = list.slice(asked.offset, asked.offset + asked.limit)
    const { rows, before } = cutOneBefore({ offset, limit }, found)
    expect(rows.map(row => row.id)).toEqual(ids)
    expect(before.before).toBe(id)
  },
)
