import fc from 'fast-check'
import { expect, test } from 'vitest'
import { normaliseLoudness } from './loudness'

const rate = 16_000
const tone = (level: number, length = rate) =>
  Float32Array.from({ length }, (_, index) => level * Math.SQRT2 * Math.sin(index * 0.3))
const levelOf = (samples: Float32Array) =>
  Math.sqrt(samples.reduce((sum, sample) => sum + sample * sample, 0) / samples.length)

test.each([0.001, 0.03, 0.1, 0.5])('a tone at level %f comes out at -20 dB', level => {
  expect(levelOf(normaliseLoudness(tone(level), rate))).toBeCloseTo(0.1, 3)
})

test('pauses do not make the speech louder', () => {
  const sound = new Float32Array(4 * rate)
  sound.set(tone(0.02), rate)
  expect(levelOf(normaliseLoudness(sound, rate).subarray(rate, 2 * rate))).toBeCloseTo(0.1, 3)
})

test('silence stays silence', () => {
  expect([...normaliseLoudness(new Float32Array(3), rate)]).toEqual([0, 0, 0])
  expect(normaliseLoudness(new Float32Array(0), rate)).toHaveLength(0)
})

test('no sample ever passes the ceiling', () => {
  const sample = fc.float({ min: -1, max: 1, noNaN: true })
  fc.assert(
    fc.property(fc.array(sample, { minLength: 1, maxLength: 2000 }), samples => {
      const heard = normaliseLoudness(Float32Array.from(samples), rate)
      expect(Math.max(...heard.map(Math.abs))).toBeLessThanOrEqual(0.8401)
    }),
  )
})
