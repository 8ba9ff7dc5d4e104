import { newBattle } from '@duologue/domain/battle/battle'
import { sampleSetup } from '@duologue/domain/battle/sample-battle'
import { judge } from '@duologue/domain/battle/scoring/result'
import { expect, test } from 'vitest'
import { resultWords } from './result-words'

test.each([
  [120, 0, 'You win!', 'The computer (Leo) has no health left.'],
  [0, 35, 'You lose.', 'You have no health left.'],
  [90, 60, 'You win!', 'The last round is over, and you have more health.'],
  [60, 60, 'You win!', 'The last round is over with equal health: the duel is yours.'],
  [60, 61, 'You lose.', 'The last round is over, and the computer has more health.'],
])('with %i against %i health: %s %s', (own, computer, message, reason) => {
  const fresh = newBattle(sampleSetup())
  const players = {
    1: { ...fresh.players[1], currentHealth: own },
    2: { ...fresh.players[2], currentHealth: computer },
  }
  const result = judge(players, sampleSetup())
  expect(resultWords({ ...fresh, players }, result)).toEqual({ message, reason })
})
