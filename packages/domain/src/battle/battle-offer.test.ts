import { expect, test } from 'vitest'
import { battleDifficulties } from '../choices/battle-difficulties'
import { type AssignedBattle, battleOffer, offeredOf } from './battle-offer'

const playable = ['reading', 'listening'] as const

test('without an assignment everything that can be played is offered', () => {
  expect(battleOffer(playable)).toEqual({ modes: playable, difficulties: battleDifficulties })
})

test.each<[AssignedBattle, readonly string[], readonly string[]]>([
  [{ mode: 'any', difficulty: 'any' }, playable, battleDifficulties],
  [{ mode: 'listening', difficulty: 'any' }, ['listening'], battleDifficulties],
  [{ mode: 'any', difficulty: 'hard' }, playable, ['hard']],
  [{ mode: 'reading', difficulty: 'easy' }, ['reading'], ['easy']],
  [{ mode: 'speaking', difficulty: 'easy' }, [], ['easy']],
])('an assignment of %o offers the modes %j and the difficulties %j', (assigned, modes, rest) => {
  expect(battleOffer(playable, assigned)).toEqual({ modes, difficulties: rest })
})

test.each([
  ['hard', ['easy', 'normal', 'hard'], 'hard'],
  ['hard', ['easy', 'normal'], 'normal'],
  ['hard', ['easy'], 'easy'],
  ['hard', [], undefined],
])('who wants %s of %j gets %s', (wanted, offered, got) => {
  expect(offeredOf(wanted, offered, 'normal')).toBe(got)
})
