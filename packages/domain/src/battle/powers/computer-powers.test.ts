import { expect, test } from 'vitest'
import { battleModes } from '../../choices/battle-modes'
import { drawInOrder, randomFromSeed } from '../random'
import { drawComputerPowers } from './computer-powers'
import { answer, armed, nextQuestion } from './sample-powers'

test.each([
  ['easy', 1],
  ['normal', 2],
  ['hard', 3],
] as const)('on %s the computer has %i different powers', (difficulty, total) => {
  const { draw } = drawInOrder(randomFromSeed(5), 0)
  const drawn = drawComputerPowers(difficulty, 'reading', draw)
  expect(new Set(drawn).size).toBe(total)
})

test('it gets any of its own powers and never one of the six that are not for it', () => {
  const { draw } = drawInOrder(randomFromSeed(5), 0)
  const drawn = new Set(
    battleModes.flatMap(mode =>
      Array.from({ length: 200 }, () => drawComputerPowers('hard', mode, draw)).flat(),
    ),
  )
  expect([...drawn].sort()).toEqual([
    'critical-strike',
    'enrage',
    'heal',
    'lifesteal',
    'shield',
    'speaking-master',
    'stamina',
    'trueshot',
  ])
})

test('it uses them as soon as they are useful', () => {
  const asked = nextQuestion(answer(armed([], ['critical-strike', 'shield']), 'wrong'), 2)
  const used = asked.happenings.filter(({ kind }) => kind === 'power-used')
  expect(used).toMatchObject([
    { player: 2, power: 'critical-strike' },
    { player: 2, power: 'shield' },
  ])
})
