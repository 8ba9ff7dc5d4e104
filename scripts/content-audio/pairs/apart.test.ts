import { expect, test } from 'vitest'
import { apart } from './apart'
import { shapeOfSound } from './sound-shape'

const rate = 16_000

/** A vowel of two tones, faded at its ends. */
const vowel = (low: number, high: number, seconds: number) =>
  Float32Array.from({ length: seconds * rate }, (_, at) => {
    const time = at / rate
    const fade = Math.min(1, time / 0.02, (seconds - time) / 0.02)
    return (
      fade * (0.5 * Math.sin(2 * Math.PI * low * time) + 0.3 * Math.sin(2 * Math.PI * high * time))
    )
  })
const joined = (...sounds: Float32Array[]) => Float32Array.from(sounds.flatMap(sound => [...sound]))
const shape = (sound: Float32Array) => shapeOfSound(sound, rate)

const u = vowel(250, 700, 0.3)
const i = vowel(300, 2300, 0.3)
const silence = new Float32Array(0.1 * rate)

test('a sound is not apart from itself, however much silence is before it', () => {
  const later = joined(silence, silence, u, silence)
  expect(apart(shape(later), shape(joined(silence, u, silence)))).toBe(0)
})

test('nor from itself said more slowly', () => {
  expect(apart(shape(vowel(250, 700, 0.45)), shape(u))).toBeLessThan(1)
})

test('two vowels are apart, also where they are a part of a word', () => {
  expect(apart(shape(u), shape(i))).toBeGreaterThan(1)
  expect(apart(shape(joined(u, u)), shape(joined(u, i)))).toBeGreaterThan(1)
})

test('what is 60 dB below the rest is heard by nobody', () => {
  const hiss = vowel(4000, 5000, 0.3).map(value => value * 0.001)
  const mixed = u.map((value, at) => value + (hiss[at] ?? 0))
  expect(apart(shape(mixed), shape(u))).toBeLessThan(1)
})
