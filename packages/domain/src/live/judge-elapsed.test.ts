import fc from 'fast-check'
import { expect, test } from 'vitest'
import { givenToWay, judgeElapsed } from './judge-elapsed'

test.each([
  { told: 3200, waited: 3400, give: 300, judged: 3200 },
  { told: 300, waited: 6000, give: 300, judged: 5700 },
  { told: 9000, waited: 3000, give: 300, judged: 3000 },
  { told: 100, waited: 120, give: 150, judged: 100 },
  { told: 400, waited: 21_000, give: 300, judged: 20_700 },
])('told $told after $waited, $give given: $judged', ({ judged, ...spans }) => {
  expect(judgeElapsed(spans)).toBe(judged)
})

test.each([
  { roundTrips: [], way: 'socket' as const, give: 1000 },
  { roundTrips: [100], way: 'socket' as const, give: 300 },
  { roundTrips: [9000, 9000, 60, 40, 80, 4000, 60], way: 'socket' as const, give: 240 },
  { roundTrips: [3000], way: 'socket' as const, give: 1000 },
  { roundTrips: [1000], way: 'slow' as const, give: 1650 },
  { roundTrips: [3000], way: 'slow' as const, give: 2500 },
])('of $roundTrips ms by the $way, $give are given', ({ roundTrips, way, give }) => {
  expect(givenToWay(roundTrips, way)).toBe(give)
})

test('law: nobody gains more than what is given, and nobody is ahead of what was seen', () => {
  const ms = fc.integer({ min: 0, max: 100_000 })
  fc.assert(
    fc.property(ms, ms, ms, (told, waited, give) => {
      const judged = judgeElapsed({ told, waited, give })
      expect(judged).toBeLessThanOrEqual(waited)
      expect(judged).toBeGreaterThanOrEqual(Math.max(0, waited - give))
    }),
  )
})
