import { expect, test } from 'vitest'
import { cardsToAdd } from './set-currency'

test.each([
  [20, 55, undefined, 35],
  [20, 55, 20, 35],
  [20, 5, 20, -15],
  [20, 20, 20, 0],
  [20, 55, 50, undefined],
  [20, 20, 0, undefined],
])('%i cards set to %i by a teacher who saw %s: %s', (balance, wanted, expected, difference) => {
  expect(cardsToAdd(balance, wanted, expected)).toBe(difference)
})
