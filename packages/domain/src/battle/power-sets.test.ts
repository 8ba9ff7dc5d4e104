import { expect, test } from 'vitest'
import { type BattleMode, battleModes } from '../choices/battle-modes'
import type { PowerName } from '../choices/battle-powers'
import { isSet, type PowerSet, powerSets, powersOfSet } from './power-sets'
import { mayBattleWith } from './powers/choose-powers'

test.each<[PowerSet, BattleMode, PowerName[]]>([
  ['careful', 'reading', ['shield', 'heal', 'conviction']],
  ['fast', 'reading', ['fifty-fifty', 'critical-strike', 'trueshot']],
  ['tricky', 'reading', ['freeze', 'lifesteal', 'enrage']],
  ['fast', 'listening', ['fifty-fifty', 'critical-strike', 'trueshot']],
  ['fast', 'speaking', ['critical-strike', 'trueshot', 'shield']],
])('%s in %s', (set, mode, powers) => {
  expect(powersOfSet(set, mode)).toEqual(powers)
})

test('a battle of any mode can begin with any set, and no two sets are the same', () => {
  for (const mode of battleModes) {
    for (const set of powerSets) {
      const powers = powersOfSet(set, mode)
      expect(powers).toHaveLength(3)
      expect(mayBattleWith(powers, mode)).toBe(true)
      expect(powerSets.filter(other => isSet(powers.toReversed(), other, mode))).toEqual([set])
      expect(isSet(powers.slice(1), set, mode)).toBe(false)
    }
  }
})
