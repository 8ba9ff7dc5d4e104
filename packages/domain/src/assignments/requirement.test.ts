import fc from 'fast-check'
import { expect, test } from 'vitest'
import { requirements } from '../choices/assignment-choices'
import { bestScore, meetsRequirement } from './requirement'

test.each([
  ['play', null, { score: 0, isWinner: false, verified: false }, true],
  ['win', null, { score: 9, isWinner: true, verified: true }, true],
  ['win', null, { score: 9, isWinner: true, verified: false }, false],
  ['win', null, { score: 9, isWinner: false, verified: true }, false],
  ['score', 100, { score: 100, isWinner: false, verified: true }, true],
  ['score', 100, { score: 99, isWinner: true, verified: true }, false],
  ['score', 100, { score: 100, isWinner: true, verified: false }, false],
] as const)('%s %s is met by %j: %s', (requirement, requiredScore, play, expected) => {
  expect(meetsRequirement({ requirement, requiredScore }, play)).toBe(expected)
})

const plays = fc.record({ score: fc.nat(1000), isWinner: fc.boolean(), verified: fc.boolean() })

test('a play that is only told meets nothing but the requirement to play', () => {
  fc.assert(
    fc.property(plays, fc.constantFrom(...requirements), (play, requirement) => {
      const told = { ...play, verified: false }
      const asked = { requirement, requiredScore: 1 }
      expect(meetsRequirement(asked, told)).toBe(requirement === 'play')
    }),
  )
})

test('the best score is that of the best verified play', () => {
  expect(bestScore([])).toBeNull()
  expect(bestScore([{ score: 9, isWinner: true, verified: false }])).toBeNull()
  fc.assert(
    fc.property(fc.array(plays, { minLength: 1 }), some => {
      const verified = some.filter(play => play.verified)
      const best = bestScore(some)
      expect(verified.every(play => play.score <= (best ?? 0))).toBe(true)
      expect(verified.length === 0 || verified.some(play => play.score === best)).toBe(true)
    }),
  )
})
