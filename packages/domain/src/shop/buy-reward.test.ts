import fc from 'fast-check'
import { expect, test } from 'vitest'
import { buyRefusal, cardsMissing, contribute, fundedPercent } from './buy-reward'

test.each([
  [10, 9, undefined],
  [10, 10, 'not-enough-cards'],
  [10, 11, 'not-enough-cards'],
  [0, 1, 'not-enough-cards'],
])('with %i cards a reward for %i: %s', (balance, cost, refusal) => {
  expect(buyRefusal(balance, cost)).toBe(refusal)
})

test.each([
  [{ cost: 10, costFunded: 0 }, 5, 5, { cards: 5, costFunded: 5, isFull: false }],
  [{ cost: 10, costFunded: 5 }, 9, 5, { cards: 5, costFunded: 10, isFull: true }],
  [{ cost: 10, costFunded: 8 }, 2, 7, { cards: 2, costFunded: 10, isFull: true }],
  [{ cost: 10, costFunded: 8 }, 1, 7, { refused: 'not-enough-awesome-cards' }],
  [{ cost: 10, costFunded: 0 }, 4, 5, { refused: 'not-enough-awesome-cards' }],
  [{ cost: 10, costFunded: 10 }, 4, 1, { refused: 'reward-is-funded' }],
  [{ cost: 10, costFunded: 0 }, 4, 0, { refused: 'not-more-than-no-cards' }],
  [{ cost: 10, costFunded: 0 }, 4, -2, { refused: 'not-more-than-no-cards' }],
] as const)('of %j, with %i cards, giving %i: %j', (reward, balance, wanted, outcome) => {
  expect(contribute(reward, balance, wanted)).toEqual(outcome)
})

const reward = fc
  .tuple(fc.integer({ min: 1, max: 1000 }), fc.double({ min: 0, max: 1, noNaN: true }))
  .map(([cost, share]) => ({ cost, costFunded: Math.floor(cost * share) }))

test('no card is lost or made, whatever is given', () => {
  fc.assert(
    fc.property(reward, fc.nat(2000), fc.integer({ min: -5, max: 2000 }), (of, balance, wanted) => {
      const given = contribute(of, balance, wanted)
      if (given.refused !== undefined) return
      expect(given.costFunded - of.costFunded).toBe(given.cards)
      expect(given.cards).toBeGreaterThan(0)
      expect(balance - given.cards).toBeGreaterThanOrEqual(0)
      expect(given.costFunded).toBeLessThanOrEqual(of.cost)
      expect(given.isFull).toBe(given.costFunded === of.cost)
    }),
  )
})

test('100 percent is reached with the last card alone', () => {
  expect(fundedPercent({ cost: 1000, costFunded: 999 })).toBe(99)
  fc.assert(
    fc.property(reward, of => {
      expect(fundedPercent(of) === 100).toBe(of.costFunded === of.cost)
    }),
  )
})

test.each([
  ['individual', 5, 6, 0],
  ['individual', 5, 5, 1],
  ['individual', 5, 4, 2],
  ['individual', 1, 0, 2],
  ['group', 50, 0, 1],
  ['group', 50, 1, 0],
] as const)('%s for %d with %d cards: %d to go', (type, cost, balance, missing) => {
  expect(cardsMissing({ type, cost }, balance)).toBe(missing)
})

test('a reward for one has no cards missing exactly when it can be bought', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 100 }), fc.nat(200), (cost, balance) => {
      const isBuyable = buyRefusal(balance, cost) === undefined
      expect(cardsMissing({ type: 'individual', cost }, balance) === 0).toBe(isBuyable)
    }),
  )
})
