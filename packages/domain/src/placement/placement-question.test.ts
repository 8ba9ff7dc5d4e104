import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { drawInOrder, randomFromSeed } from '../battle/random'
import { sampleLine } from '../battle/sample-battle'
import { dealBlock, dealQuestions } from './placement-question'

const drawsOf = (seed: number) => drawInOrder(randomFromSeed(seed), 0).draw
const anySeed = fc.integer({ min: 0, max: 2 ** 31 })

/** So many lines of two in turn, each of which says and means something else. */
const lines = (count: number) =>
  Array.from({ length: count }, (_, number) => ({
    ...sampleLine(`line-${number}`, number % 2 === 0 ? 1 : 2, `Digo el número ${number}.`),
    translation: `I say the number ${number}.`,
  }))

const script = (count: number) => ({ language: 'es', dialogue: lines(count) })

test('eight questions of a level, each of another line, with the right one among four', () => {
  fc.assert(
    fc.property(anySeed, seed => {
      const questions = dealQuestions([script(6), script(5)], drawsOf(seed))
      expect(questions).toHaveLength(8)
      expect(new Set(questions.map(question => question.line)).size).toBe(8)
      for (const { line, choices, script: of } of questions) {
        expect(new Set(choices).size).toBe(4)
        expect(choices).toContain(line)
        for (const choice of choices) expect(of.dialogue).toContain(choice)
      }
    }),
  )
})

test('a level with fewer than eight questions has none', () => {
  expect(dealQuestions([script(7)], drawsOf(1))).toEqual([])
  expect(dealQuestions([script(8)], drawsOf(1))).toHaveLength(8)
  expect(dealQuestions([script(3), script(3), script(3)], drawsOf(1))).toEqual([])
})

test('lines that are not translated ask nothing, and none is asked beside another of its meaning', () => {
  const [first, second, ...others] = lines(12)
  if (!first || !second) throw new Error('there are lines')
  const dialogue = [{ ...first, translation: '  ' }, { ...second, translation: null }, ...others]
  const asked = dealQuestions([{ language: 'es', dialogue }], drawsOf(2))
  expect(asked.map(({ line }) => line.id)).not.toContain('line-0')
  expect(asked.map(({ line }) => line.id)).not.toContain('line-1')
  const alike = lines(12).map(line => ({ ...line, translation: 'I say a number.' }))
  expect(dealQuestions([{ language: 'es', dialogue: alike }], drawsOf(2))).toEqual([])
})

test('a block has four different questions, two of them to be heard', () => {
  fc.assert(
    fc.property(anySeed, seed => {
      const block = dealBlock(['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'], drawsOf(seed))
      expect(new Set(block.map(({ question }) => question)).size).toBe(4)
      expect(block.map(({ isHeard }) => isHeard)).toEqual([false, true, false, true])
    }),
  )
})
