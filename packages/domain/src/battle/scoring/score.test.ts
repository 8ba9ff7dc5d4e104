import { expect, test } from 'vitest'
import { finalScore, hitScore } from './score'

test.each([
  [17, 'easy', 170],
  [17, 'normal', 255],
  [17, 'hard', 340],
  [0, 'hard', 0],
] as const)('a hit of %i on %s scores %i', (damage, difficulty, points) => {
  expect(hitScore(damage, difficulty)).toBe(points)
})

test('Speaking Master multiplies the points of a hit by 4', () => {
  expect(hitScore(17, 'normal', 4)).toBe(1020)
})

test.each([
  [1000, 100, 'easy', true, 2000, 1, 5, 15_000],
  [1000, 100, 'normal', true, 2000, 2, 5, 30_000],
  [1005, 7, 'hard', true, 140, 4, 5, 22_900],
  [1005, 0, 'hard', false, 0, 4, 1, 4020],
  [0, 200, 'easy', false, 4000, 1, 1, 4000],
] as const)(
  'base %i with %i health on %s (won: %s)',
  (base, health, difficulty, won, bonus, d, w, total) => {
    expect(finalScore(base, health, difficulty, won)).toEqual({
      base,
      healthBonus: bonus,
      difficultyMultiplier: d,
      winMultiplier: w,
      total,
    })
  },
)
