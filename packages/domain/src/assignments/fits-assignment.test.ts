import fc from 'fast-check'
import { expect, test } from 'vitest'
import { assignmentDifficulties, assignmentModes } from '../choices/assignment-choices'
import { battleDifficulties } from '../choices/battle-difficulties'
import { battleModes } from '../choices/battle-modes'
import { fitsAssignment, leftToChoose } from './fits-assignment'

test('only what is fixed is left to choose; any leaves everything', () => {
  expect(leftToChoose({ mode: 'listening', difficulty: 'any' })).toEqual({
    modes: ['listening'],
    difficulties: battleDifficulties,
  })
})

test('a game fits exactly when it is one of those left to choose', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...assignmentModes),
      fc.constantFrom(...assignmentDifficulties),
      fc.constantFrom(...battleModes),
      fc.constantFrom(...battleDifficulties),
      (mode, difficulty, played, how) => {
        const fits = fitsAssignment({ mode, difficulty }, { mode: played, difficulty: how })
        const isFree = mode === 'any' || mode === played
        expect(fits).toBe(isFree && (difficulty === 'any' || difficulty === how))
      },
    ),
  )
})
