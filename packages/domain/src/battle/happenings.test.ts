import { expect, test } from 'vitest'
import { type Happening, mostHappenings, remember } from './happenings'

test('happenings are numbered from 1 and keep their time', () => {
  const one = remember([], 5, { kind: 'round-started', round: 1 })
  const two = remember(one, 9, { kind: 'self-hit', player: 2, damage: 4 })
  expect(two).toEqual([
    { id: 1, at: 5, kind: 'round-started', round: 1 },
    { id: 2, at: 9, kind: 'self-hit', player: 2, damage: 4 },
  ])
})

test('the oldest are forgotten, the numbers go on', () => {
  let happenings: Happening[] = []
  for (let round = 1; round <= mostHappenings + 5; round += 1) {
    happenings = remember(happenings, round, { kind: 'round-ended', round })
  }
  expect(happenings).toHaveLength(mostHappenings)
  expect(happenings[0]?.id).toBe(6)
  expect(happenings.at(-1)?.id).toBe(mostHappenings + 5)
})
