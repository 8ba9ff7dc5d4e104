import { expect, test } from 'vitest'
import { drawInOrder, randomFromSeed } from '../random'
import { planComputer } from './computer'

const choices = ['a', 'b', 'c', 'd']

function plansOf(difficulty: 'easy' | 'normal' | 'hard') {
  const { draw } = drawInOrder(randomFromSeed(3), 0)
  return Array.from({ length: 4000 }, () => planComputer(difficulty, choices, 'b', draw))
}

test.each([
  ['easy', 0.6, 20_000, 20_000],
  ['normal', 0.75, 10_000, 20_000],
  ['hard', 0.9, 0, 10_000],
] as const)(
  'on %s it is right %d of the time, after %i to %i ms of the game',
  (level, share, soonest, latest) => {
    const plans = plansOf(level)
    const right = plans.filter(plan => plan.choice === 'b').length / plans.length
    expect(Math.abs(right - share)).toBeLessThan(0.03)
    for (const plan of plans) {
      expect(plan.elapsed).toBeGreaterThanOrEqual(soonest)
      expect(plan.elapsed).toBeLessThanOrEqual(latest)
      expect(plan.shown).toBeGreaterThanOrEqual(1000)
      expect(plan.shown).toBeLessThanOrEqual(3000)
    }
  },
)

test.each([
  ['easy', 0.59, 'b'],
  ['easy', 0.6, 'c'],
  ['normal', 0.74, 'b'],
  ['normal', 0.75, 'd'],
  ['hard', 0.89, 'b'],
  ['hard', 0.9, 'd'],
] as const)('on %s the draw %d chooses %s', (level, value, choice) => {
  expect(planComputer(level, choices, 'b', () => value).choice).toBe(choice)
})

test('a mistake is one of the wrong choices, any of them', () => {
  const mistakes = new Set(plansOf('easy').map(plan => plan.choice))
  expect([...mistakes].toSorted()).toEqual(choices)
})
