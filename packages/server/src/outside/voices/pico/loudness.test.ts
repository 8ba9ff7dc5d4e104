import fc from 'fast-check'
import { expect, test } from 'vitest'
import { loudnessOf, normaliseLoudness } from './loudness'

const rate = 16_000
const tone = (level: number, { length = rate, frequency = 997 } = {}) =>
  Float32Array.from(
    { length },
    (_, index) => level * Math.sin((2 * Math.PI * frequency * index) / rate),
  )

// The values that the standard gives for one channel.
test.each([
  [1, 997, -3.01],
  [0.1, 997, -23.01],
  [1, 100, -4.8],
  [1, 3000, 0.1],
])('a tone of level %f at %i Hz has %f LUFS', (level, frequency, lufs) => {
  expect(loudnessOf(tone(level, { frequency, length: 3 * rate }), rate)).toBeCloseTo(lufs, 0)
})

test.each([0.001, 0.03, 0.1, 0.5])('a tone of level %f comes out at -19 LUFS', level => {
  expect(loudnessOf(normaliseLoudness(tone(level), rate), rate)).toBeCloseTo(-19, 1)
})

test('a word of a fifth of a second comes out at -19 LUFS, too', () => {
  const word = normaliseLoudness(tone(0.02, { length: rate / 5 }), rate)
  expect(loudnessOf(word, rate)).toBeCloseTo(-19, 1)
})

test('pauses do not make the speech louder', () => {
  const sound = new Float32Array(6 * rate)
  sound.set(tone(0.02, { length: 2 * rate }), 2 * rate)
  const heard = normaliseLoudness(sound, rate).subarray(2 * rate, 4 * rate)
  expect(Math.abs(loudnessOf(heard, rate) + 19)).toBeLessThan(1)
})

test('sound with high peaks is as loud as any other', () => {
  const sound = tone(0.05).map((sample, index) => (index % 800 === 0 ? 0.9 : sample))
  const heard = normaliseLoudness(sound, rate)
  expect(Math.abs(loudnessOf(heard, rate) + 19)).toBeLessThan(0.5)
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
