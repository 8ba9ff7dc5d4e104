import { expect, test } from 'vitest'
import { battleModes } from '../../choices/battle-modes'
import { newBattle } from '../battle'
import { randomFromSeed } from '../random'
import { sampleSetup } from '../sample-battle'
import { step } from '../step'
import {
  defaultPowers,
  mayBattleWith,
  powersForMode,
  powersOfMode,
  togglePower,
} from './choose-powers'

test('the defaults are the first three that the mode offers', () => {
  expect(defaultPowers('reading')).toEqual(['critical-strike', 'shield', 'fifty-fifty'])
  expect(defaultPowers('speaking')).toEqual(['critical-strike', 'shield', 'freeze'])
})

test.each([
  ['reading', 12],
  ['listening', 12],
  ['speaking', 11],
] as const)('%s offers %i powers', (mode, total) => {
  expect(powersOfMode(mode)).toHaveLength(total)
})

test('what was kept from another mode is left out; when nothing is left, the defaults count', () => {
  expect(powersForMode(['globalization', 'heal'], 'listening')).toEqual(['heal'])
  expect(powersForMode(['globalization'], 'listening')).toEqual(defaultPowers('listening'))
  expect(powersForMode(['heal', 'heal', 'shield', 'freeze', 'enrage'], 'reading')).toEqual([
    'heal',
    'shield',
    'freeze',
  ])
})

test('a choice has one to three powers', () => {
  expect(togglePower(['heal'], 'shield').chosen).toEqual(['heal', 'shield'])
  expect(togglePower(['heal', 'shield'], 'heal').chosen).toEqual(['shield'])
  expect(togglePower(['heal'], 'heal')).toEqual({ chosen: null, refusal: 'tooFew' })
  expect(togglePower(['heal', 'shield', 'freeze'], 'enrage')).toEqual({
    chosen: null,
    refusal: 'tooMany',
  })
})

test.each(battleModes)('what can be chosen in %s can be battled with', mode => {
  expect(mayBattleWith(defaultPowers(mode), mode)).toBe(true)
})

test.each([
  ['four of them', ['heal', 'shield', 'freeze', 'enrage']],
  ['twice the same', ['heal', 'heal']],
  ['one of another mode', ['speaking-master']],
] as const)('a battle with %s does not start', (_name, chosen) => {
  expect(mayBattleWith(chosen, 'reading')).toBe(false)
  const battle = newBattle(sampleSetup({ powers: chosen }))
  expect(step(battle, { type: 'start', at: 0 }, randomFromSeed(1))).toBe(battle)
})
