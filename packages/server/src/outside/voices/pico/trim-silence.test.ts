import fc from 'fast-check'
import { expect, test } from 'vitest'
import { trimSilence } from './trim-silence'

const rate = 16_000
const seconds = (length: number) => Math.round(length * rate)

/** A tone with the given silence, in seconds, around it; the silence carries a faint noise. */
const tone = (before: number, length: number, after: number) =>
  Float32Array.from({ length: seconds(before) + seconds(length) + seconds(after) }, (_, index) => {
    const place = index - seconds(before)
    const loud = place >= 0 && place < seconds(length)
    return Math.sin(place * 0.3) * (loud ? 0.5 : 0.0005)
  })

test.each([
  ['long silence is cut to 80 ms at each end', 0.5, 1, 1, 1.16],
  ['silence at the end alone is cut', 0, 1, 1, 1.16],
  ['silence at the beginning alone is cut', 1, 1, 0, 1.16],
  ['a clip without silence gets it', 0, 1, 0, 1.16],
  ['less than 80 ms of silence becomes as much', 0.03, 1, 0.02, 1.16],
])('%s', (_, before, length, after, wanted) => {
  const heard = trimSilence(tone(before, length, after), rate).length / rate
  expect(Math.abs(heard - wanted)).toBeLessThanOrEqual(0.01)
})

test('silence and nothing become nothing', () => {
  expect(trimSilence(new Float32Array(4000), rate)).toHaveLength(0)
  expect(trimSilence(new Float32Array(0), rate)).toHaveLength(0)
})

test('a clip starts and stops at zero and its middle is untouched', () => {
  const sound = tone(0, 1, 0)
  const heard = trimSilence(sound, rate)
  expect(heard[0]).toBeCloseTo(0, 9)
  expect(heard.at(-1)).toBeCloseTo(0, 9)
  const begun = seconds(0.08)
  expect(heard.subarray(begun + 1000, begun + 15_000)).toEqual(sound.subarray(1000, 15_000))
})

test('whatever silence is around a sound, it is 80 ms at each end', () => {
  const silence = fc.double({ min: 0, max: 0.4, noNaN: true })
  fc.assert(
    fc.property(silence, silence, (before, after) => {
      const length = trimSilence(tone(before, 0.3, after), rate).length / rate
      expect(length).toBeGreaterThanOrEqual(0.3 + 2 * 0.08 - 2 * 0.01)
      expect(length).toBeLessThanOrEqual(0.3 + 2 * 0.08 + 2 * 0.01 + 0.001)
    }),
    { numRuns: 30 },
  )
})
