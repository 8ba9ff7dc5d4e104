import fc from 'fast-check'
import { expect, test } from 'vitest'
import { dealItems } from './deal-items'

const pair = (name: string) => [
  { id: `${name}1`, contrast: `${name}2` },
  { id: `${name}2`, contrast: `${name}1` },
]
const items = [...pair('a'), ...pair('b'), ...pair('c'), { id: 'd', contrast: null }]
const ids = (dealt: readonly { id: string }[]) => dealt.map(({ id }) => id)

test.each([
  ['always the first', () => 0, 4, ['b1', 'b2', 'c1', 'c2']],
  ['always the last', () => 0.999, 4, ['a1', 'a2', 'b1', 'b2']],
  ['of an odd number the last pair is parted', () => 0.999, 3, ['a1', 'a2', 'b1']],
  ['none', () => 0, 0, []],
])('chance that is %s deals pairs together', (_name, chance, most, expected) => {
  expect(ids(dealItems(items, most, chance))).toEqual(expected)
})

test('an item whose partner is not there, or is its own, is dealt alone', () => {
  const odd = [
    { id: 'x', contrast: 'gone' },
    { id: 'y', contrast: 'y' },
    { id: 'z', contrast: 'y' },
  ]
  expect(ids(dealItems(odd, 10, () => 0.999))).toEqual(['x', 'y', 'z'])
})

test('whatever the chance, each item is dealt at most once, and as many as there are', () => {
  const chances = fc.array(fc.double({ min: 0, max: 0.999, noNaN: true }), { minLength: 20 })
  fc.assert(
    fc.property(chances, fc.nat(12), (drawn, most) => {
      let at = 0
      const dealt = ids(
        dealItems(items, most, () => {
          at += 1
          return drawn[at % drawn.length] ?? 0
        }),
      )
      expect(new Set(dealt).size).toBe(dealt.length)
      expect(dealt).toHaveLength(Math.min(most, items.length))
    }),
  )
})
