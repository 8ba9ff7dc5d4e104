import fc from 'fast-check'
import { expect, test } from 'vitest'
import { counted, fixed, list, number, plural, select } from './say'

test('a number comes with its word, in the singular for 1 alone', () => {
  for (let total = 0; total <= 10_000; total += 1)
    expect(counted(total, 'play', 'plays')).toBe(total === 1 ? '1 play' : `${total} plays`)
})

test('a number has a comma before each three digits', () => {
  for (let value = 0; value <= 10_000; value += 1)
    expect(number(value)).toBe(String(value).replace(/(?=\d{3}$)(?<=\d)/, ','))
})

test('digits behind the point are those of toFixed', () => {
  fc.assert(
    fc.property(
      fc.double({ min: 0, max: 10_000, noNaN: true }),
      fc.integer({ min: 1, max: 3 }),
      (value, digits) => {
        expect(fixed(value, digits)).toBe(value.toFixed(digits))
      },
    ),
  )
})

test('a number of its own goes before its category', () => {
  const say = (total: number) => plural(total, { '=0': 'none', one: 'one', other: 'many' })
  expect([0, 1, 2, 1.5].map(say)).toEqual(['none', 'one', 'many', 'many'])
})

test('a code that has no form of its own gets the other one', () => {
  const say = (code: string) => select(code, { win: 'Win', other: 'Play' })
  expect(['win', 'play', 'toString'].map(say)).toEqual(['Win', 'Play', 'Play'])
})

test('names are listed as a sentence does', () =>
  expect([['A'], ['A', 'B'], ['A', 'B', 'C']].map(list)).toEqual(['A', 'A and B', 'A, B, and C']))
