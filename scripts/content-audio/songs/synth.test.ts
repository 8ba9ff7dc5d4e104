import { expect, test } from 'vitest'
import type { Note } from './song-tune'
import { layOver, synthesise } from './synth'

const rate = 8000
const note: Note = { start: 0.25, stop: 0.75, pitch: 0, loudness: 0.5, voice: 'tune' }
const loudest = (samples: Float32Array) => Math.max(...samples.map(Math.abs))

test('a note is heard from its start to its stop, and silence elsewhere', () => {
  const samples = synthesise([note], 1, rate)
  expect(samples).toHaveLength(rate)
  expect(loudest(samples.subarray(0, rate / 4))).toBe(0)
  expect(loudest(samples.subarray(rate / 4, (3 * rate) / 4))).toBeGreaterThan(0.1)
  expect(loudest(samples.subarray((3 * rate) / 4))).toBeLessThan(0.001)
})

test('an octave higher is twice as fast', () => {
  const crossings = (pitch: number) => {
    const bass: Note = { ...note, pitch, voice: 'chord' }
    const samples = synthesise([bass], 1, rate)
    return samples.filter((sample, index) => sample > 0 && (samples[index - 1] ?? 0) <= 0).length
  }
  expect(crossings(12) / crossings(0)).toBeCloseTo(2, 1)
})

test('a sound is laid over another from its moment, and ends with it', () => {
  const ground = Float32Array.of(0, 1, 0, 0)
  layOver(ground, Float32Array.of(1, 1, 1), 2, 0.5)
  expect([...ground]).toEqual([0, 1, 0.5, 0.5])
})
