import type { Happening } from '@duologue/domain/battle/happenings'
import { expect, test } from 'vitest'
import { lastHealing } from './healings'

const happenings: Happening[] = [
  { id: 3, at: 900, kind: 'healed', player: 1, health: 50 },
  { id: 4, at: 1900, kind: 'healed', player: 2, health: 8 },
  { id: 5, at: 2900, kind: 'healed', player: 1, health: 10 },
]

test.each([
  ['the last of a player is shown', 1, 0, { id: 5, health: 10 }],
  ['each player has its own', 2, 0, { id: 4, health: 8 }],
  ['what was seen before does not come again', 1, 5, null],
] as const)('%s', (_name, player, after, expected) => {
  expect(lastHealing(happenings, player, after)).toEqual(expected)
})
