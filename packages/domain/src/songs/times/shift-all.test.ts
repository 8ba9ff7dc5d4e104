import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Timeline } from './lyric-times'
import { shiftAll } from './shift-all'

const timelineOf = (...pairs: [number, number][]): Timeline =>
  pairs.map(([start, stop], place) => ({ id: String(place), start, stop }))

test.each<[string, [number, number], number, [number, number]]>([
  ['forward', [1000, 1249], 50, [1050, 1299]],
  ['back', [1000, 1249], -120, [880, 1129]],
  ['back to 0', [1000, 1249], -1000, [0, 249]],
  ['an untimed lyric stays', [0, 0], 50, [0, 0]],
  ['a stop that is missing stays missing', [500, 0], 50, [550, 0]],
  ['a lyric that begins at 0 is timed', [0, 300], 50, [50, 350]],
])('%s', (_, pair, by, expected) => {
  expect(shiftAll(timelineOf(pair), by, false)).toEqual({
    kind: 'shifted',
    timeline: timelineOf(expected),
  })
})

test('a shift below 0 is refused with how many and how far it may go, or clamped', () => {
  const timeline = timelineOf([120, 300], [150, 400], [900, 1000], [0, 0])
  expect(shiftAll(timeline, -200, false)).toEqual({ kind: 'belowZero', count: 2, limit: -120 })
  expect(shiftAll(timeline, -200, true)).toEqual({
    kind: 'shifted',
    timeline: timelineOf([0, 100], [0, 200], [700, 800], [0, 0]),
  })
})

const timeline = fc
  .array(fc.tuple(fc.nat(6000), fc.nat(6000)), { maxLength: 8 })
  .map(pairs => timelineOf(...pairs))

test('there and back again changes nothing, and lengths never change', () => {
  fc.assert(
    fc.property(timeline, fc.integer({ min: 1, max: 5000 }), (before, by) => {
      const there = shiftAll(before, by, false)
      if (there.kind !== 'shifted') throw new Error('forward is always possible')
      expect(shiftAll(there.timeline, -by, false)).toEqual({ kind: 'shifted', timeline: before })
    }),
  )
})

test('the limit that is told is possible, and a hundredth more is not', () => {
  fc.assert(
    fc.property(timeline, fc.integer({ min: -9000, max: -1 }), (before, by) => {
      const shifted = shiftAll(before, by, false)
      if (shifted.kind === 'shifted') {
        expect(shifted.timeline.every(({ start, stop }) => start >= 0 && stop >= 0)).toBe(true)
        return
      }
      expect(shiftAll(before, shifted.limit, false).kind).toBe('shifted')
      expect(shiftAll(before, shifted.limit - 1, false).kind).toBe('belowZero')
      expect(shiftAll(before, by, true).kind).toBe('shifted')
    }),
  )
})

test('from a place on, those before it stay the very same, and the rest is shifted as it is alone', () => {
  fc.assert(
    fc.property(
      timeline,
      fc.nat(8),
      fc.integer({ min: -3000, max: 3000 }),
      fc.boolean(),
      (before, from, by, isClamped) => {
        const shifted = shiftAll(before, by, isClamped, from)
        const alone = shiftAll(before.slice(from), by, isClamped)
        if (shifted.kind === 'belowZero' || alone.kind === 'belowZero') {
          expect(shifted).toEqual(alone)
          return
        }
        expect(shifted.timeline.slice(0, from)).toEqual(before.slice(0, from))
        expect(shifted.timeline.slice(from)).toEqual(alone.timeline)
      },
    ),
  )
})
