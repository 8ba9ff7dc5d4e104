import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Tapped, tapEnd, tapStart } from './tap'
import { hasGap, hasOverlap } from './time-marks'

type Pair = [number, number]
const tapping = (pairs: Pair[], next = 0): Tapped => ({
  timeline: pairs.map(([start, stop], place) => ({ id: String(place), start, stop })),
  place: { next, open: null },
})
const always = () => true
const tap = (tapped: Tapped, ...times: number[]) =>
  times.reduce((now, time) => tapStart(now, time, always), tapped)
const pairs = ({ timeline }: Tapped) => timeline.map(({ start, stop }) => [start, stop])

test('taps stamp starts and close the lyric before; the key for the end leaves a gap', () => {
  const three = tap(
    tapping([
      [0, 0],
      [0, 0],
      [0, 0],
      [0, 0],
    ]),
    120,
    340,
    700,
  )
  expect(pairs(three)).toEqual([
    [120, 339],
    [340, 699],
    [700, 0],
    [0, 0],
  ])
  expect(three.place).toEqual({ next: 3, open: 2 })
  const ended = tapEnd(three, 850)
  expect(pairs(ended)[2]).toEqual([700, 850])
  expect(pairs(tap(ended, 900))).toEqual([
    [120, 339],
    [340, 699],
    [700, 850],
    [900, 0],
  ])
})

test('after the last lyric taps do nothing, and the key for the end ends it', () => {
  const done = tap(tapping([[0, 0]]), 100, 200)
  expect(pairs(done)).toEqual([[100, 0]])
  expect(pairs(tapEnd(done, 300))).toEqual([[100, 300]])
  expect(tapEnd(tapping([[1, 2]]), 300)).toEqual(tapping([[1, 2]]))
})

test('a second pass closes what was begun anew, and keeps ends that still fit', () => {
  const timed: Pair[] = [
    [100, 299],
    [300, 450],
    [500, 699],
  ]
  // The second lyric begins later than it ended: its old end is gone.
  expect(pairs(tap(tapping(timed), 110, 460))).toEqual([
    [110, 459],
    [460, 0],
    [500, 699],
  ])
  // It begins a little later: its end stays until the next tap.
  expect(pairs(tap(tapping(timed), 110, 320))).toEqual([
    [110, 319],
    [320, 450],
    [500, 699],
  ])
})

test('a first tap in the middle is an edit like any other', () => {
  const timed: Pair[] = [
    [100, 299],
    [300, 450],
  ]
  expect(pairs(tap(tapping(timed, 1), 320))).toEqual([
    [100, 319],
    [320, 450],
  ])
  const alone = tapStart(tapping(timed, 1), 320, () => false)
  expect(pairs(alone)).toEqual([
    [100, 299],
    [320, 450],
  ])
})

test('whatever is tapped in order, every tapped lyric has its time, no gap and no overlap between them', () => {
  const times = fc.array(fc.integer({ min: 1, max: 500 }), { minLength: 1, maxLength: 12 })
  const before = fc.array(fc.tuple(fc.nat(5000), fc.nat(5000)), { minLength: 12, maxLength: 12 })
  fc.assert(
    fc.property(times, before, (steps, old) => {
      const moments = steps.map((_, place) =>
        steps.slice(0, place + 1).reduce((sum, step) => sum + step, 0),
      )
      const { timeline, place } = tap(tapping(old as Pair[]), ...moments)
      expect(place.next).toBe(moments.length)
      moments.forEach((moment, index) => {
        const [lyric, next] = [timeline[index], timeline[index + 1]]
        if (!lyric || !next) return
        expect(lyric.start).toBe(moment)
        if (index + 1 === moments.length) return
        expect([hasGap(lyric, next), hasOverlap(lyric, next)]).toEqual([false, false])
      })
    }),
  )
})
