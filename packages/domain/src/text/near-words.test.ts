import fc from 'fast-check'
import { expect, test } from 'vitest'
import { nearestWords, slipsBetween } from './near-words'

test.each([
  ['coffee', 'coffee', 0],
  ['cofee', 'coffee', 1],
  ['coffe', 'coffee', 1],
  ['gracais', 'gracias', 1],
  ['kitten', 'sitting', 3],
  ['', 'abc', 3],
  ['день', 'дени', 1],
])('between %s and %s are %i slips', (one, other, slips) => {
  expect(slipsBetween(one, other)).toBe(slips)
  expect(slipsBetween(other, one)).toBe(slips)
})

test.each([
  ['cofee', ['toffee', 'coffee', 'cafe'], ['coffee']],
  ['gracais', ['gracias', 'gracia', 'garage'], ['gracias', 'gracia']],
  ['casa', ['caso', 'casa', 'cama'], ['caso', 'cama']],
  ['sol', ['sal', 'sola'], []],
  ['xyzzy', ['fuzzy'], []],
])('%s may be meant among %j as %j', (misspelled, known, near) => {
  expect(nearestWords(misspelled, known, 3)).toEqual(near)
})

test('one slip is one slip, and the way back is as long', () => {
  const word = fc.string({ minLength: 1, maxLength: 12 })
  fc.assert(
    fc.property(word, word, fc.nat(), (one, other, place) => {
      expect(slipsBetween(one, other)).toBe(slipsBetween(other, one))
      const letters = Array.from(one)
      const without = letters.filter((_, index) => index !== place % letters.length).join('')
      expect(slipsBetween(one, without)).toBe(1)
    }),
  )
})
