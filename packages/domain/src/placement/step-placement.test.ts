import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Level, levels } from '../choices/levels'
import { placementLimits } from './placement-limits'
import {
  canPlace,
  levelBeside,
  levelFound,
  newPlacement,
  type Placement,
  type PlacementStart,
  placementStarts,
  stepPlacement,
} from './step-placement'

const { questionsABlock, passMark, mostBlocks } = placementLimits

/** Answers a whole block, so many of it rightly. */
function block(placement: Placement, right: number): Placement {
  let now = placement
  for (let number = 0; number < questionsABlock; number++) now = stepPlacement(now, number < right)
  return now
}

const after = (
  start: PlacementStart,
  rights: readonly number[],
  asked: readonly Level[] = levels,
) => rights.reduce(block, newPlacement(asked, start))

describe('blocks', () => {
  test.each<[PlacementStart, number[], Level]>([
    ['little', [2], 'A1'],
    ['little', [3, 2], 'A2'],
    ['little', [4, 4, 0], 'B1'],
    ['some', [2, 3], 'A2'],
    ['some', [0, 0], 'A1'],
    ['some', [3, 3, 1], 'B2'],
    ['well', [2, 2, 4], 'A2'],
    ['well', [1, 3], 'B1'],
    ['well', [0, 0, 0], 'A1'],
    ['little', [4, 4, 4, 4], 'C1'],
    ['well', [4, 4, 4, 4], 'C2'],
    ['well', [4, 4, 4, 2], 'C2'],
  ])('who begins at %s and gets %j right of four starts at %s', (start, rights, level) => {
    const before = after(start, rights.slice(0, -1))
    const found = after(start, rights)
    expect([before.isOver, found.isOver, levelFound(found)]).toEqual([false, true, level])
  })

  test('a level that cannot be asked is stepped over, and never found', () => {
    const asked: Level[] = ['A1', 'B1', 'C1']
    expect(asked[newPlacement(asked, 'some').at]).toBe('B1')
    expect(levelFound(after('some', [1, 4], asked))).toBe('B1')
    expect(levelFound(after('some', [4, 0], asked))).toBe('C1')
    expect(newPlacement(['A1', 'A2'], 'well').at).toBe(1)
  })

  test('one level is not enough, two are', () => {
    expect([[], ['A1'], ['A1', 'A2']].map(canPlace)).toEqual([false, false, true])
    expect(newPlacement(['A1'], 'little').isOver).toBe(true)
    expect(levelFound(newPlacement([], 'little'))).toBe('A1')
  })

  test('beside a level are its neighbours', () => {
    expect(levelBeside('A1', -1)).toBeUndefined()
    expect([levelBeside('A2', -1), levelBeside('A2', 1)]).toEqual(['A1', 'B1'])
    expect(levelBeside('C2', 1)).toBeUndefined()
  })
})

describe('for any answers', () => {
  const someLevels = fc.subarray([...levels], { minLength: 2 })
  const someAnswers = fc.array(fc.boolean(), { minLength: 16, maxLength: 20 })
  const someStart = fc.constantFrom(...(Object.keys(placementStarts) as PlacementStart[]))

  test('it is over after four blocks, each of another level, and stays as it is then', () => {
    fc.assert(
      fc.property(someLevels, someStart, someAnswers, (asked, start, answers) => {
        let now = newPlacement(asked, start)
        const seen = new Set<number>()
        for (const isRight of answers) {
          if (!now.isOver && now.answers.length === 0) {
            expect(seen.has(now.at)).toBe(false)
            seen.add(now.at)
          }
          const next = stepPlacement(now, isRight)
          if (now.isOver) expect(next).toBe(now)
          now = next
        }
        expect(now.isOver).toBe(true)
        expect(now.outcomes.length).toBeLessThanOrEqual(mostBlocks)
        expect(asked).toContain(levelFound(now))
      }),
    )
  })

  test('one right answer more never finds an easier level', () => {
    fc.assert(
      fc.property(
        someStart,
        fc.array(fc.integer({ min: 0, max: questionsABlock }), { minLength: 4, maxLength: 4 }),
        fc.nat({ max: 3 }),
        (start, rights, place) => {
          const better = rights.map((right, index) =>
            index === place ? Math.min(questionsABlock, right + 1) : right,
          )
          const [one, other] = [rights, better].map(told =>
            levels.indexOf(levelFound(after(start, told))),
          )
          expect(other).toBeGreaterThanOrEqual(one ?? 0)
        },
      ),
    )
  })
})

describe('by reckoning', () => {
  /** How likely a block is passed when each answer is right with a probability: all its sixteen courses. */
  function passes(chance: number): number {
    let sum = 0
    for (let course = 0; course < 2 ** questionsABlock; course++) {
      const answers = Array.from(
        { length: questionsABlock },
        (_, bit) => ((course >> bit) & 1) === 1,
      )
      const start = newPlacement(levels, 'some')
      const { outcomes } = answers.reduce(stepPlacement, start)
      const weight = answers.reduce((product, right) => product * (right ? chance : 1 - chance), 1)
      if (outcomes[0] === true) sum += weight
    }
    return sum
  }

  test('a guesser among four passes one block of twenty, and two of 388', () => {
    expect(passMark).toBe(3)
    expect(passes(1 / 4)).toBeCloseTo(13 / 256, 10)
    expect(passes(1 / 4) ** 2).toBeCloseTo(0.0026, 4)
  })

  test('who knows 70 % and guesses the rest passes with 78 %', () => {
    expect(passes(0.7 + 0.3 / 4)).toBeCloseTo(0.78, 2)
  })
})
