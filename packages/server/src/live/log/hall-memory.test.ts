import { newHall } from '@duologue/domain/live/hall'
import { sampleOpening } from '@duologue/domain/live/sample-hall'
import { expect, test } from 'vitest'
import { newHallMemory } from './hall-memory'
import type { KeptHall } from './kept-hall'

/** A memory whose clock stands until it is moved, with what it has loaded. */
function memory() {
  const loaded: string[] = []
  const clock = { now: 0 }
  const kept = (id: string): KeptHall => ({
    id,
    opened: {} as KeptHall['opened'],
    hall: newHall(sampleOpening()),
    code: null,
    isOver: false,
    isGone: false,
    told: { at: 0, asOf: 0 },
    snapshotSeq: 0,
    snapshotRound: 0,
    snapshotAt: null,
    usedAt: clock.now,
    names: undefined,
    listeners: new Set(),
    questions: new Map(),
  })
  const load = async (id: string) => {
    loaded.push(id)
    return id === 'gone' ? undefined : kept(id)
  }
  return { memory: newHallMemory(load, () => clock.now), loaded, clock }
}

test('many who ask at once load it once', async () => {
  const { memory: halls, loaded } = memory()
  const [one, two] = await Promise.all([halls.get('a'), halls.get('a')])
  expect(one).toBe(two)
  expect(await halls.get('gone')).toBe(undefined)
  expect(loaded).toEqual(['a', 'gone'])
})

test('what nobody asks for in a minute is let go, but not while somebody listens', async () => {
  const { memory: halls, loaded, clock } = memory()
  await halls.get('a')
  const heard = await halls.get('b')
  heard?.listeners.add(() => {})
  clock.now = 60_000
  await halls.get('a')
  clock.now = 120_000
  await halls.get('c')
  expect(halls.all().map(({ id }) => id)).toEqual(['a', 'b', 'c'])
  clock.now = 120_001
  await halls.get('c')
  expect(halls.all().map(({ id }) => id)).toEqual(['b', 'c'])
  expect(loaded).toEqual(['a', 'b', 'c'])
})

test('who listens is told when a hall is gone', async () => {
  const { memory: halls } = memory()
  const told: boolean[] = []
  const hall = await halls.get('a')
  hall?.listeners.add(() => told.push(hall.isGone))
  halls.drop('a')
  halls.drop('a')
  expect(told).toEqual([true])
  expect(halls.all()).toEqual([])
})
