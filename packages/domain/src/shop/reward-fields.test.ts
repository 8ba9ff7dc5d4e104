import { expect, test } from 'vitest'
import { cardsFault, contributionFault, rewardCostFault, rewardNameFault } from './reward-fields'

test.each([
  ['', 'is required'],
  ['   ', 'is required'],
  ['x'.repeat(91), 'must have at most 90 characters'],
  ['x'.repeat(90), undefined],
  ['Ice cream', undefined],
])('a reward’s name %j: %s', (name, fault) => {
  expect(rewardNameFault(name)).toBe(fault)
})

test.each([
  ['', 'is required'],
  ['1.5', 'Must be an integer.'],
  ['many', 'Must be an integer.'],
  ['0', 'Must be at least 1.'],
  ['-3', 'Must be at least 1.'],
  ['1000001', 'Must be at most 1,000,000.'],
  ['1', undefined],
  ['1000000', undefined],
])('a reward’s cost %j: %s', (cost, fault) => {
  expect(rewardCostFault(cost)).toBe(fault)
})

test.each([
  ['', 'Must be an integer.'],
  ['2.5', 'Must be an integer.'],
  ['1e1', 'Must be an integer.'],
  ['0', 'Must be more than 0 cards.'],
  ['-1', 'Must be more than 0 cards.'],
  ['11', 'Not enough cards.'],
  ['10', undefined],
  [' 1 ', undefined],
])('of 10 cards %j can be given: %s', (amount, fault) => {
  expect(contributionFault(amount, 10)).toBe(fault)
})

test.each([
  ['', 'is required'],
  ['x', 'Must be an integer.'],
  ['-1', 'Must not be less than 0.'],
  ['1001', 'Must be at most 1,000.'],
  ['0', undefined],
  ['1000', undefined],
])('cards that are set to %j: %s', (cards, fault) => {
  expect(cardsFault(cards, 1000)).toBe(fault)
})
