import { expect, test } from 'vitest'
import { earnedCards } from './earned-cards'

test.each([
  [5, true, 5],
  [5, false, 0],
  [0, true, 0],
])('a rule of %i cards, on time: %s, pays %i', (rule, onTime, cards) => {
  expect(earnedCards(rule, { onTime })).toBe(cards)
})
