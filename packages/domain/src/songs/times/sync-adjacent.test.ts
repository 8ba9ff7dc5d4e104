import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Timeline } from './lyric-times'
import { editTime, editTimes, nudge, type TimeField } from './sync-adjacent'
import { toHundredths, toSeconds } from './time'

type Pair = readonly [number, number]

const timelineOf = (...pairs: Pair[]): Timeline =>
  pairs.map(([start, stop], place) => ({
    id: String(place),
    start: toHundredths(start),
    stop: toHundredths(stop),
  }))
const pairsOf = (timeline: Timeline): Pair[] =>
  timeline.map(({ start, stop }) => [toSeconds(start), toSeconds(stop)])

const b: Pair = [10, 14]

test.each<[string, Pair[], number, TimeField, number, Pair[]]>([
  [
    '0.01 s before',
    [[5, 9.99], b],
    1,
    'start',
    10.25,
    [
      [5, 10.24],
      [10.25, 14],
    ],
  ],
  [
    'touching',
    [[5, 10], b],
    1,
    'start',
    10.25,
    [
      [5, 10.24],
      [10.25, 14],
    ],
  ],
  [
    'a real gap stays',
    [[5, 8], b],
    1,
    'start',
    10.25,
    [
      [5, 8],
      [10.25, 14],
    ],
  ],
  [
    'no end yet',
    [[5, 0], b],
    1,
    'start',
    10.25,
    [
      [5, 10.24],
      [10.25, 14],
    ],
  ],
  [
    'earlier than the start before',
    [[5, 9.99], b],
    1,
    'start',
    4,
    [
      [5, 9.99],
      [4, 14],
    ],
  ],
  [
    'just at the start before',
    [[5, 9.99], b],
    1,
    'start',
    5.01,
    [
      [5, 5],
      [5.01, 14],
    ],
  ],
  [
    'the first has none before it',
    [b, [20, 24]],
    0,
    'start',
    1,
    [
      [1, 14],
      [20, 24],
    ],
  ],
  [
    'a stop pushes',
    [[5, 9.99], b],
    0,
    'stop',
    9.74,
    [
      [5, 9.74],
      [9.75, 14],
    ],
  ],
  [
    'a touching stop pushes',
    [[5, 10], b],
    0,
    'stop',
    10.5,
    [
      [5, 10.5],
      [10.51, 14],
    ],
  ],
  ['a stop far away does not', [[5, 8], b], 0, 'stop', 8.25, [[5, 8.25], b]],
  ['a stop beyond the next stop', [[5, 9.99], b], 0, 'stop', 20, [[5, 20], b]],
  ['a new stop does not drag', [[5, 0], b], 0, 'stop', 9, [[5, 9], b]],
  [
    'the last has none after it',
    [[5, 9.99], b],
    1,
    'stop',
    20,
    [
      [5, 9.99],
      [10, 20],
    ],
  ],
  ['one step alone', [[1, 4.99], [5, 9.99], b], 1, 'start', 6, [[1, 5.99], [6, 9.99], b]],
])('with Sync Adjacent: %s', (_, from, place, field, seconds, to) => {
  const edited = editTime(timelineOf(...from), place, field, toHundredths(seconds), true)
  expect(pairsOf(edited)).toEqual(to)
})

test('without it only what is edited moves', () => {
  const edited = editTime(timelineOf([5, 9.99], b), 1, 'start', 1025, false)
  expect(pairsOf(edited)).toEqual([
    [5, 9.99],
    [10.25, 14],
  ])
})

test('starts one after the other fill every stop of an untimed song', () => {
  const starts = [1.2, 3.4, 7, 9.99]
  const tapped = starts.reduce(
    (timeline, start, place) => editTime(timeline, place, 'start', toHundredths(start), true),
    timelineOf([0, 0], [0, 0], [0, 0], [0, 0]),
  )
  expect(pairsOf(tapped)).toEqual([
    [1.2, 3.39],
    [3.4, 6.99],
    [7, 9.98],
    [9.99, 0],
  ])
})

const timeline = fc
  .array(fc.tuple(fc.nat(3000), fc.nat(3000)), { minLength: 1, maxLength: 6 })
  .map(pairs => pairs.map(([start, stop], place) => ({ id: String(place), start, stop })))
const edit = fc.tuple(fc.nat(5), fc.constantFrom<TimeField[]>('start', 'stop'), fc.nat(3000))

test('an edit changes the field, at most one neighbour in one field, and nobody else', () => {
  fc.assert(
    fc.property(timeline, edit, fc.boolean(), (before, [place, field, value], isSynced) => {
      const after = editTime(before, place, field, value, isSynced)
      expect(after).toHaveLength(before.length)
      const changed = after.flatMap((lyric, index) => (lyric === before[index] ? [] : [index]))
      const neighbour = field === 'start' ? place - 1 : place + 1
      expect(changed.every(index => index === place || index === neighbour)).toBe(true)
      if (place < before.length) expect(after[place]?.[field]).toBe(value)
      if (!isSynced) expect(changed.every(index => index === place)).toBe(true)
    }),
  )
})

test('what follows ends up 0.01 s beside what was edited, and never ends before it begins', () => {
  fc.assert(
    fc.property(timeline, edit, (before, [place, field, value]) => {
      const after = editTime(before, place, field, value, true)
      const side = field === 'start' ? place - 1 : place + 1
      const [old, now, edited] = [before[side], after[side], after[place]]
      if (!old || !now || !edited || old === now) return
      if (field === 'start') expect(now.stop).toBe(edited.start - 1)
      else expect(now.start).toBe(edited.stop + 1)
      if (now.stop !== 0) expect(now.stop).toBeGreaterThanOrEqual(now.start)
    }),
  )
})

test('a lyric that is moved takes the neighbours on both sides along, each as its own edit would', () => {
  const before = timelineOf([5, 9.99], [10, 14], [14.01, 20])
  expect(editTimes(before, 1, { start: 1050, stop: 1450 }, true)).toEqual(
    timelineOf([5, 10.49], [10.5, 14.5], [14.51, 20]),
  )
  expect(editTimes(before, 1, { start: 1050, stop: 1450 }, false)).toEqual(
    timelineOf([5, 9.99], [10.5, 14.5], [14.01, 20]),
  )
  // Neither would follow beyond its own other end.
  expect(editTimes(before, 1, { start: 400, stop: 2100 }, true)).toEqual(
    timelineOf([5, 9.99], [4, 21], [14.01, 20]),
  )
  expect(editTimes(before, 1, {}, true)).toEqual(before)
})

test('an edit and the one back leave adjacent lyrics as they were', () => {
  fc.assert(
    fc.property(fc.integer({ min: 600, max: 1400 }), start => {
      const before = timelineOf([5, 9.99], b)
      const there = editTime(before, 1, 'start', start, true)
      expect(editTime(there, 1, 'start', 1000, true)).toEqual(before)
    }),
  )
})

test.each([
  [100, 25, 125],
  [100, -25, 75],
  [10, -25, 0],
  [0, -25, 0],
])('%d nudged by %d is %d', (time, by, nudged) => {
  expect(nudge(time, by)).toBe(nudged)
})
