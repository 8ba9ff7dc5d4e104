import { expect, test } from 'vitest'
import { roundOffer } from './round-offer'

test.each([
  [undefined, ['any', 'reading', 'listening', 'writing'], ['easy', 'normal', 'hard']],
  [{ mode: 'any', difficulty: 'hard' }, ['any', 'reading', 'listening', 'writing'], ['hard']],
  [{ mode: 'writing', difficulty: 'any' }, ['writing'], ['easy', 'normal', 'hard']],
  [{ mode: 'speaking', difficulty: 'easy' }, [], ['easy']],
] as const)(
  'an assignment of %j offers the modes %j and the difficulties %j',
  (assigned, modes, difficulties) => {
    expect(roundOffer(assigned)).toEqual({ modes, difficulties })
  },
)
