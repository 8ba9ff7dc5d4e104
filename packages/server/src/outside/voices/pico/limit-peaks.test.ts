import fc from 'fast-check'
import { expect, test } from 'vitest'
import { limitPeaks } from './limit-peaks'

const rate = 16_000

test('what is below the ceiling is left as it is', () => {
  const sound = Float32Array.of(0.1, -0.5, 0.84)
  expect(limitPeaks(sound, 0.84, rate)).toBe(sound)
})

test('a peak is pressed down, and a moment away from it nothing has changed', () => {
  const sound = new Float32Array(4000).fill(0.2)
  sound[2000] = 1.6
  const heard = limitPeaks(sound, 0.8, rate)
  expect(heard[2000]).toBeCloseTo(0.8, 5)
  expect(heard[1990]).toBeLessThan(0.2)
  expect(heard.subarray(0, 1800)).toEqual(sound.subarray(0, 1800))
  expect(heard.subarray(2200)).toEqual(sound.subarray(2200))
})

test('no sample is ever above the ceiling', () => {
  const sample = fc.float({ min: -9, max: 9, noNaN: true })
  fc.assert(
    fc.property(fc.array(sample, { minLength: 1, maxLength: 600 }), samples => {
      const heard = limitPeaks(Float32Array.from(samples), 0.84, rate)
      expect(Math.max(...heard.map(Math.abs))).toBeLessThanOrEqual(0.8401)
    }),
  )
})
