import { expect, test } from 'vitest'
import type { BattleMode } from '../../choices/battle-modes'
import { mostPowers, type PowerName, powerNames } from '../../choices/battle-powers'
import { battleTexts } from '../../messages/battle/arena'
import { powers } from './all-powers'

const all = ['reading', 'listening', 'speaking'] as const

/** The table of powers as it is specified (battle.md#powers). */
test.each<[PowerName, string, object, (readonly BattleMode[])?]>([
  ['critical-strike', 'Critical Strike', { type: 'cooldownTurns', cooldownTurnsMax: 3 }],
  ['shield', 'Shield', { type: 'cooldownTurns', cooldownTurnsMax: 3 }],
  ['fifty-fifty', '50/50', { type: 'cooldownTurns', cooldownTurnsMax: 2 }],
  ['freeze', 'Freeze', { type: 'limitedUses', usesMax: 3 }],
  ['globalization', 'Globalization', { type: 'cooldownTurns', cooldownTurnsMax: 2 }, ['reading']],
  ['lifesteal', 'Lifesteal', { type: 'cooldownTurns', cooldownTurnsMax: 4 }],
  ['heal', 'Heal', { type: 'limitedUses', usesMax: 2 }],
  ['second-chances', 'Second Chances', { type: 'unlimitedUses' }, ['reading', 'listening']],
  ['trueshot', 'Trueshot', { type: 'cooldownTurns', cooldownTurnsMax: 3, isUnblockable: true }],
  ['conviction', 'Conviction', { type: 'passive' }],
  ['stamina', 'Stamina', { type: 'passive', addsHealth: 75 }],
  ['enrage', 'Enrage', { type: 'passive' }],
  ['take-it-easy', 'Take It Easy', { type: 'passive', playbackRate: 0.5 }],
  ['speaking-master', 'Speaking Master', { type: 'passive', multipliesScore: 4 }, ['speaking']],
])('%s is specified as %s, %o', (name, title, rule, modes) => {
  expect(powers[name]).toMatchObject(rule)
  expect(battleTexts.powers[name].name).toBe(title)
  if (modes) expect(powers[name].modes).toEqual(modes)
  else expect(all).toEqual(expect.arrayContaining([...powers[name].modes]))
})

test('fourteen there are, and three can be chosen', () => {
  expect([powerNames.length, new Set(powerNames).size, mostPowers]).toEqual([14, 14, 3])
})

test('the computer never gets the six that are not for it', () => {
  expect(powerNames.filter(name => powers[name].isUsefulToComputer === null)).toEqual(
    expect.arrayContaining([
      'freeze',
      'fifty-fifty',
      'globalization',
      'second-chances',
      'take-it-easy',
      'conviction',
    ]),
  )
})
