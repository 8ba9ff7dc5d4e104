import fc from 'fast-check'
import { expect, test } from 'vitest'
import { battleDifficulties } from '../../choices/battle-difficulties'
import { attackDamage, selfDamage } from './damage'

test.each([
  [0, 0, 20],
  [499, 0, 20],
  [500, 0, 20],
  [501, 0, 19],
  [7000, 0, 13],
  [19_500, 0, 1],
  [19_501, 0, 0],
  [20_000, 0, 0],
  [59_999, 0, 0],
  [3000, 5, 12],
  [18_000, 5, 0],
])('a right answer after %i ms against block %i deals %i', (elapsed, block, damage) => {
  expect(attackDamage({ elapsed, relaxed: false }, block)).toBe(damage)
})

test('without a clock a right answer deals 14, however long it took', () => {
  expect(attackDamage({ elapsed: 600_000, relaxed: true }, 0)).toBe(14)
})

test.each([
  ['easy', 1000, 5],
  ['easy', 16_000, 4],
  ['easy', 60_000, 0],
  ['normal', 1000, 10],
  ['normal', 13_500, 7],
  ['normal', 30_000, 0],
  ['hard', 0, 20],
  ['hard', 8000, 12],
  ['hard', 15_000, 5],
] as const)('on %s a wrong answer after %i ms costs %i', (difficulty, elapsed, damage) => {
  expect(selfDamage({ elapsed, relaxed: false }, difficulty)).toBe(damage)
})

test.each([
  ['easy', 5],
  ['normal', 10],
  ['hard', 14],
] as const)('on %s without a clock a wrong answer costs %i', (difficulty, damage) => {
  expect(selfDamage({ elapsed: 0, relaxed: true }, difficulty)).toBe(damage)
})

test.each([
  ['one retry', 0, { retries: 1, adds: 0, multiplies: 1 }, 0, 10],
  ['three retries', 0, { retries: 3, adds: 0, multiplies: 1 }, 0, 0],
  ['Enrage after a retry that left nothing', 15_000, { retries: 1, adds: 7, multiplies: 1 }, 0, 7],
  ['Critical Strike over Enrage', 7500, { retries: 0, adds: 6, multiplies: 2 }, 0, 37],
  ['a half, rounded once at the end', 7250, { retries: 0, adds: 0, multiplies: 2 }, 0, 26],
  ['block after everything', 0, { retries: 0, adds: 5, multiplies: 2 }, 15, 35],
])('an attack with %s', (_name, elapsed, strength, block, damage) => {
  expect(attackDamage({ elapsed, relaxed: false }, block, strength)).toBe(damage)
})

test.each([
  ['easy', 1, 5],
  ['normal', 1, 10],
  ['hard', 1, 10],
  ['hard', 2, 0],
] as const)('on %s a wrong answer after %i retries costs %i', (difficulty, retries, damage) => {
  expect(selfDamage({ elapsed: 0, relaxed: false }, difficulty, retries)).toBe(damage)
})

test('damage is a whole number from 0 to 20, and a slower answer never deals more', () => {
  const times = fc.nat({ max: 70_000 })
  fc.assert(
    fc.property(times, times, fc.nat({ max: 30 }), (one, two, block) => {
      const fast = attackDamage({ elapsed: Math.min(one, two), relaxed: false }, block)
      const slow = attackDamage({ elapsed: Math.max(one, two), relaxed: false }, block)
      expect(Number.isInteger(fast)).toBe(true)
      expect(slow).toBeLessThanOrEqual(fast)
      expect(slow).toBeGreaterThanOrEqual(0)
      expect(fast).toBeLessThanOrEqual(20)
    }),
  )
})

test('a wrong answer never costs more than the attack would have dealt', () => {
  fc.assert(
    fc.property(
      fc.nat({ max: 70_000 }),
      fc.constantFrom(...battleDifficulties),
      (elapsed, hard) => {
        const speed = { elapsed, relaxed: false }
        expect(selfDamage(speed, hard)).toBeLessThanOrEqual(attackDamage(speed, 0))
      },
    ),
  )
})
