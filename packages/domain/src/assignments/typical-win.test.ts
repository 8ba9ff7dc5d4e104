import { expect, test } from 'vitest'
import { typicalWin } from './typical-win'

test.each([
  ['easy', 20_000],
  ['normal', 50_000],
  ['hard', 120_000],
] as const)('a win on %s typically pays %d', (difficulty, points) => {
  expect(typicalWin(difficulty)).toBe(points)
})
