import { expect, test } from 'vitest'
import { cutsInLists, readCuts, withCuts } from './list-cuts'

const cut = (text: string, ...parts: string[]) => ({ text, parts })
const fields = (a: string, cuts = '') => ({ a, cuts })

test('cuts are read as they were written, and a later one takes the place of one for the same letters', () => {
  const first = withCuts(fields('x'), [cut('la mer', 'la mer'), cut('oh oh', 'oh oh')], 'french')
  expect(readCuts(fields('x', first))).toEqual([cut('la mer', 'la mer'), cut('oh oh', 'oh oh')])
  const second = withCuts(fields('x', first), [cut('La mer', 'la', 'mer')], 'french')
  expect(readCuts(fields('x', second))).toEqual([cut('oh oh', 'oh oh'), cut('La mer', 'la', 'mer')])
  expect([readCuts(fields('x')), readCuts({ a: 'x' })]).toEqual([[], []])
})

test.each([
  ['oh, la mer', 'la, mer', 1],
  ['la, mer', 'la, mer', 0],
  ['la mer', 'la mer', 0],
  ['la mere', 'la, mer', 0],
])('with %j over %j %i cuts are left', (typed, stored, left) => {
  const cuts = withCuts(fields(typed), [cut('la mer', 'la mer')], 'french')
  const kept = cutsInLists(fields(typed, cuts), fields(stored))
  expect(readCuts(fields(typed, kept))).toHaveLength(left)
})
