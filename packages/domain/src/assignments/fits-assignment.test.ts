import fc from 'fast-check'
import { expect, test } from 'vitest'
import { assignmentDifficulties, assignmentModes } from '../choices/assignment-choices'
import { battleDifficulties } from '../choices/battle-difficulties'
import { playModes } from '../choices/play-modes'
import { fitsAssignment } from './fits-assignment'

test('a game fits when it is played as is fixed; any fixes nothing', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...assignmentModes),
      fc.constantFrom(...assignmentDifficulties),
      fc.constantFrom(...playModes),
      fc.constantFrom(...battleDifficulties),
      (mode, difficulty, played, how) => {
        const fits = fitsAssignment({ mode, difficulty }, { mode: played, difficulty: how })
        const isFree = mode === 'any' || mode === played
        expect(fits).toBe(isFree && (difficulty === 'any' || difficulty === how))
      },
    ),
  )
})
