import type { News } from '@duologue/domain/battle/happenings'
import { expect, test } from 'vitest'
import { type BattleSound, soundOf } from './happening-sounds'

const spoken = { kind: 'line-spoken', lineId: 'a', choice: 'a' } as const

test.each<[string, News, BattleSound | null]>([
  ['a round begins with a bell', { kind: 'round-started', round: 1 }, 'round'],
  ['an own right answer', { ...spoken, player: 1, right: true }, 'right'],
  ['an own mistake', { ...spoken, player: 1, choice: 'b', right: false }, 'wrong'],
  ['a run-out clock', { ...spoken, player: 1, choice: null, right: false }, 'wrong'],
  ['the computer answers in silence', { ...spoken, player: 2, right: true }, null],
  ['a hit on the computer', { kind: 'hit', by: 1, against: 2, damage: 9 }, 'hit'],
  ['a hit on the learner', { kind: 'hit', by: 2, against: 1, damage: 9 }, 'hurt'],
  ['a hit that deals nothing', { kind: 'hit', by: 2, against: 1, damage: 0 }, null],
  ['an own mistake hurts', { kind: 'self-hit', player: 1, damage: 5 }, 'hurt'],
  ['a mistake without cost', { kind: 'self-hit', player: 1, damage: 0 }, null],
  ['the computer’s mistake', { kind: 'self-hit', player: 2, damage: 5 }, null],
  ['a power', { kind: 'power-used', player: 2, power: 'shield' }, 'power'],
  ['Heal has its own', { kind: 'power-used', player: 1, power: 'heal' }, 'heal'],
  ['health that comes with it adds none', { kind: 'healed', player: 1, health: 50 }, null],
  ['Freeze ends', { kind: 'power-released', player: 1, power: 'freeze' }, 'thaw'],
  ['a choice to be made good', { kind: 'retried', player: 1, choice: 'a' }, 'wrong'],
  ['a blocked attack', { kind: 'blocked', player: 1 }, 'power'],
  ['a round ends in silence', { kind: 'round-ended', round: 1 }, null],
  ['a won game', { kind: 'game-ended', winner: 1 }, 'won'],
  ['a lost game', { kind: 'game-ended', winner: 2 }, 'lost'],
])('%s', (_name, news, sound) => {
  expect(soundOf({ ...news, id: 1, at: 0 })).toBe(sound)
})
