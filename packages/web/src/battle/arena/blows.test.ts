import { type Battle, newBattle } from '@duologue/domain/battle/battle'
import type { Happening } from '@duologue/domain/battle/happenings'
import { sampleSetup } from '@duologue/domain/battle/sample-battle'
import { expect, test } from 'vitest'
import { type Blow, lastBlow, presentBlow } from './blows'

const hit: Happening = { id: 3, at: 900, kind: 'hit', by: 1, against: 2, damage: 12 }
const mistake: Happening = { id: 5, at: 1900, kind: 'self-hit', player: 1, damage: 8 }
const late: Happening = { id: 7, at: 2900, kind: 'hit', by: 2, against: 1, damage: 0 }
const free: Happening = { id: 9, at: 3900, kind: 'self-hit', player: 1, damage: 0 }

const tooLate: Blow = {
  id: 7,
  struck: 1,
  damage: 0,
  travels: true,
  weight: 'late',
  isCritical: false,
}

test.each<[string, Happening[], 1 | 2, number, Blow | null]>([
  [
    'a hit rises at the one it struck',
    [hit],
    2,
    0,
    { id: 3, struck: 2, damage: 12, travels: true, weight: 'full', isCritical: false },
  ],
  ['and not at the one who struck', [hit], 1, 0, null],
  [
    'a mistake rises where it was made',
    [mistake],
    1,
    0,
    { id: 5, struck: 1, damage: 8, travels: false, weight: 'light', isCritical: false },
  ],
  ['a late hit shows its 0', [late], 1, 0, tooLate],
  ['a mistake without cost shows nothing', [free], 1, 0, null],
  ['the last one counts', [mistake, late], 1, 0, tooLate],
  ['what was seen before does not come again', [hit, mistake], 1, 5, null],
])('%s', (_name, happenings, struck, after, expected) => {
  expect(lastBlow(happenings, struck, after)).toEqual(expected)
})

const inBattle = (since: number, happenings: Happening[]): Battle => ({
  ...newBattle(sampleSetup()),
  happenings,
  phase: {
    name: 'roundPlay',
    turn: {
      lineIndex: 0,
      lineId: 'a',
      player: 1,
      choices: ['a', 'b'],
      tried: [],
      lastTry: 0,
      removed: [],
      frozenAt: null,
      wasHeard: false,
      moment: {
        state: 'battle',
        since,
        endsAt: since + 500,
        damage: 0,
        answer: { choice: 'a', right: true, elapsed: 0 },
      },
    },
  },
})

test.each<[string, Battle, number | undefined]>([
  ['the hit of this moment travels', inBattle(900, [hit]), 3],
  ['the hit of an earlier turn does not', inBattle(3900, [hit, free]), undefined],
  ['before the start there is none', newBattle(sampleSetup()), undefined],
])('%s', (_name, battle, id) => {
  expect(presentBlow(battle)?.id).toBe(id)
})
