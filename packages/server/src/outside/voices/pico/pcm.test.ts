import { expect, test } from 'vitest'
import { durationMs, fromInt16, levels } from './pcm'

test('16-bit samples become numbers between -1 and 1', () => {
  expect([...fromInt16(Int16Array.of(0, 16384, -8192))]).toEqual([0, 0.5, -0.25])
})

test.each([32767, -32768])('a sound that reaches %i is refused as clipped', sample => {
  expect(() => fromInt16(Int16Array.of(0, sample))).toThrow('The sound is clipped.')
})

test.each([
  [0, 0],
  [16_000, 1000],
  [16_008, 1001],
])('%i samples at 16 kHz last %i ms', (count, milliseconds) => {
  expect(durationMs(new Float32Array(count), 16_000)).toBe(milliseconds)
})

test('levels are measured for each stretch, the last one over what it holds', () => {
  expect(levels(Float32Array.of(0.5, -0.5, 0, 0, 0.25), 2)).toEqual([0.5, 0, 0.25])
})
