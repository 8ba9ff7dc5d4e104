import { expect, test } from 'vitest'
import { hurt, newPlayer, opponentOf } from './player'

test('a new player has 200 health, attack 10 and block 0', () => {
  expect(newPlayer(1, 2)).toEqual({
    playerNumber: 1,
    characterNumber: 2,
    currentHealth: 200,
    maxHealth: 200,
    attack: 10,
    block: 0,
    answers: { right: 0, wrong: 0 },
    score: 0,
    powers: [],
    retries: 0,
  })
})

test.each([
  [0, 200],
  [20, 180],
  [200, 0],
  [999, 0],
])('a damage of %i leaves %i health', (damage, health) => {
  expect(hurt(newPlayer(1, 1), damage).currentHealth).toBe(health)
})

test('each is the opponent of the other', () => {
  expect([opponentOf(1), opponentOf(2)]).toEqual([2, 1])
})
