import { type Battle, newBattle } from '@duologue/domain/battle/battle'
import type { Happening, News } from '@duologue/domain/battle/happenings'
import { sampleSetup } from '@duologue/domain/battle/sample-battle'
import { expect, test } from 'vitest'
import { tellAftermath, tellPowers } from './tell-powers'

const battleAfter = (...told: (News & { at: number })[]): Battle => ({
  ...newBattle(sampleSetup()),
  happenings: told.map((news, index): Happening => ({ ...news, id: index + 1 })),
})

const hit = { kind: 'hit', by: 2, against: 1, damage: 0, at: 500 } as const

test.each<[string, (News & { at: number })[], string]>([
  ['nothing happened', [hit], ''],
  [
    'a power of the learner',
    [hit, { kind: 'power-used', player: 1, power: 'shield', at: 900 }],
    'You use Shield.',
  ],
  [
    'powers of the computer, all at once',
    [
      hit,
      { kind: 'power-used', player: 2, power: 'heal', at: 900 },
      { kind: 'healed', player: 2, health: 50, at: 900 },
      { kind: 'power-used', player: 2, power: 'shield', at: 900 },
    ],
    'Leo uses Heal. Leo gains 50 health. Leo uses Shield.',
  ],
  [
    'only the last thing done',
    [
      hit,
      { kind: 'power-used', player: 1, power: 'shield', at: 900 },
      { kind: 'retried', player: 1, choice: 'a', at: 950 },
    ],
    'Wrong. Choose again.',
  ],
])('before the answer: %s', (_name, told, sentence) => {
  expect(tellPowers(battleAfter(...told))).toBe(sentence)
})

test.each<[string, (News & { at: number })[], string]>([
  ['a blow alone', [hit], ''],
  [
    'the Shield of the learner',
    [hit, { kind: 'blocked', player: 1, at: 500 }],
    'Your Shield blocks the attack.',
  ],
  [
    'the Shield of the computer',
    [hit, { kind: 'blocked', player: 2, at: 500 }],
    "Leo's Shield blocks the attack.",
  ],
  ['Lifesteal', [hit, { kind: 'healed', player: 1, health: 10, at: 500 }], 'You gain 10 health.'],
])('after a blow: %s', (_name, told, sentence) => {
  expect(tellAftermath(battleAfter(...told))).toBe(sentence)
})
