import type { Timeline } from '@duologue/domain/songs/times/lyric-times'
import { expect, test } from 'vitest'
import { proposedTimes } from './proposed'

function open() {
  let timeline: Timeline = [
    { id: 'a', start: 100, stop: 200 },
    { id: 'b', start: 0, stop: 0 },
    { id: 'c', start: 0, stop: 0 },
  ]
  let steps = 0
  const become = (next: Timeline) => {
    timeline = next
    steps += 1
  }
  const times = proposedTimes({ timeline: () => timeline, become, tell: () => {} })
  times.propose([
    { place: 1, start: 250, stop: 400, mark: 'look' },
    { place: 2, start: 450, stop: 600, mark: 'guess' },
  ])
  return { times, become, now: () => timeline, steps: () => steps }
}

test('what is proposed is one step, and each of it bears its mark', () => {
  const { times, now, steps } = open()
  expect(steps()).toBe(1)
  expect(now().map(({ start, stop }) => [start, stop])).toEqual([
    [100, 200],
    [250, 400],
    [450, 600],
  ])
  expect([0, 1, 2].map(times.markOf)).toEqual([null, 'look', 'guess'])
})

test('what is said to be right, or set otherwise, is not to be checked any more', () => {
  const { times, become, now } = open()
  expect([times.countToCheck(), times.nextToCheck(-1), times.nextToCheck(1)]).toEqual([2, 1, 2])
  times.accept(1)
  expect([times.countToCheck(), times.nextToCheck(2), times.markOf(1)]).toEqual([1, 2, null])
  const before = now()
  become(before.map(one => (one.id === 'c' ? { ...one, start: 425 } : one)))
  expect([times.countToCheck(), times.nextToCheck(-1)]).toEqual([0, null])
  // Undone, it is as it was proposed.
  become(before)
  expect(times.markOf(2)).toBe('guess')
})
