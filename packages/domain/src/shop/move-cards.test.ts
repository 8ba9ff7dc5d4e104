import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cardsToMove } from './set-currency'
import { shopLimits } from './shop-limits'

test.each([
  [10, 5, 5],
  [10, -5, -5],
  [3, -5, -3],
  [0, -5, 0],
  [shopLimits.mostCards - 2, 5, 2],
])('of %d cards, %d are asked for: %d move', (balance, wanted, moved) => {
  expect(cardsToMove(balance, wanted)).toBe(moved)
})

test('nobody has less than none, more than there may be, or a change the other way', () => {
  const most = shopLimits.mostCards
  fc.assert(
    fc.property(fc.nat(most), fc.integer({ min: -most, max: most }), (balance, wanted) => {
      const moved = cardsToMove(balance, wanted)
      expect(balance + moved).toBeGreaterThanOrEqual(0)
      expect(balance + moved).toBeLessThanOrEqual(most)
      expect(Math.abs(moved)).toBeLessThanOrEqual(Math.abs(wanted))
      expect(Math.sign(moved) * Math.sign(wanted)).toBeGreaterThanOrEqual(0)
    }),
  )
})
