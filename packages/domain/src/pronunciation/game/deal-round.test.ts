import fc from 'fast-check'
import { expect, test } from 'vitest'
import { drawInOrder, randomFromSeed } from '../../battle/random'
import { battleDifficulties } from '../../choices/battle-difficulties'
import { pronunciationModes } from '../../choices/pronunciation-choices'
import { dealRound } from './deal-round'
import type { RoundSetup } from './round-setup'
import { sampleItem, sampleItems, sampleRound } from './sample-items'

const dealt = (setup: RoundSetup, seed = 1) =>
  dealRound(setup, drawInOrder(randomFromSeed(seed), 0).draw)
const many = Array.from({ length: 30 }, (_, place) => sampleItem(`word ${place}`))

test.each([
  ['10 of many', false, many, 10],
  ['20 of many that were assigned', true, many, 20],
  ['all of few', false, many.slice(0, 4), 4],
  ['all that were assigned', true, many.slice(0, 12), 12],
])('a round asks for %s', (_what, isWhole, items, count) => {
  const questions = dealt(sampleRound({ isWhole }, items))
  expect(new Set(questions.map(({ item }) => item)).size).toBe(count)
  expect(questions).toHaveLength(count)
})

test.each([
  ['easy', 2],
  ['normal', 4],
  ['hard', 4],
] as const)('on %s one chooses among %i', (difficulty, count) => {
  const questions = dealt(sampleRound({ difficulty, mode: 'listening' }))
  expect(questions.map(({ choices }) => choices.length)).toEqual(Array(10).fill(count))
})

test('any mode mixes all three, each about as often', () => {
  const skills = dealt(sampleRound({ mode: 'any', isWhole: true })).map(({ skill }) => skill)
  expect(skills.toSorted()).toEqual([
    ...Array(4).fill('listening'),
    ...Array(4).fill('reading'),
    ...Array(4).fill('writing'),
  ])
  expect(skills).not.toEqual(skills.toSorted())
})

test('the right item is among the choices once, each choice once, and the same seed deals the same', () => {
  fc.assert(
    fc.property(
      fc.integer(),
      fc.constantFrom(...pronunciationModes),
      fc.constantFrom(...battleDifficulties),
      fc.subarray([...sampleItems], { minLength: 4 }),
      (seed, mode, difficulty, items) => {
        const setup = sampleRound({ mode, difficulty }, items)
        const questions = dealt(setup, seed)
        for (const { item, skill, choices } of questions) {
          if (mode !== 'any') expect(skill).toBe(mode)
          expect(choices.filter(id => id === item)).toHaveLength(skill === 'writing' ? 0 : 1)
          expect(new Set(choices).size).toBe(choices.length)
          for (const id of choices) expect(items.map(one => one.id)).toContain(id)
        }
        expect(dealt(setup, seed)).toEqual(questions)
      },
    ),
  )
})
