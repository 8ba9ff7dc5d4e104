import { expect, test } from 'vitest'
import { newPlayer } from '../player'
import { sampleSetup } from '../sample-battle'
import { judge } from './result'

function playersWith(one: number, two: number) {
  return {
    1: { ...newPlayer(1, 1), currentHealth: one, score: 300 },
    2: { ...newPlayer(2, 2), currentHealth: two, score: 100 },
  }
}

test.each([
  [10, 0, 1, 'health'],
  [0, 10, 2, 'health'],
  [120, 80, 1, 'rounds'],
  [80, 120, 2, 'rounds'],
  [100, 100, 1, 'rounds'],
] as const)('%i against %i health is won by player %i by %s', (one, two, winner, reason) => {
  expect(judge(playersWith(one, two), sampleSetup({ difficulty: 'easy' }))).toMatchObject({
    winner,
    reason,
  })
})

test('both players get their breakdown, and relaxed timing is told', () => {
  expect(judge(playersWith(50, 0), sampleSetup({ relaxed: true }))).toEqual({
    winner: 1,
    reason: 'health',
    relaxed: true,
    scores: {
      1: { base: 300, healthBonus: 1000, difficultyMultiplier: 2, winMultiplier: 5, total: 13_000 },
      2: { base: 100, healthBonus: 0, difficultyMultiplier: 2, winMultiplier: 1, total: 200 },
    },
  })
})

test('between two persons equal health is a draw, and nobody has won', () => {
  const setup = sampleSetup({ rival: { powers: [], relaxed: false } })
  const result = judge(playersWith(100, 100), setup)
  expect(result.winner).toBeNull()
  expect([1, 2].map(player => result.scores[player as 1 | 2].winMultiplier)).toEqual([1, 1])
  expect(judge(playersWith(90, 100), setup).winner).toBe(2)
  expect(judge(playersWith(0, 10), setup)).toMatchObject({ winner: 2, reason: 'health' })
})
