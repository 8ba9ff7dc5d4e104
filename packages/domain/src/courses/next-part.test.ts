import { expect, test } from 'vitest'
import { nextPart } from './next-part'

test.each([
  ['empty', 'empty', 'learn'],
  ['half', 'full', 'learn'],
  ['full', 'empty', 'duel'],
  ['full', 'full', undefined],
] as const)('with Learn %s and Duel %s, next is %s', (learn, duel, next) => {
  expect(nextPart({ learn, duel })).toBe(next)
})

test.each([
  ['empty', 'round'],
  ['half', 'round'],
  ['full', undefined],
] as const)('of a list whose round is %s, next is %s', (round, next) => {
  expect(nextPart({ round })).toBe(next)
})
