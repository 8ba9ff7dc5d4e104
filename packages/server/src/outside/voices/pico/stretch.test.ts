import { expect, test } from 'vitest'
import { stretch } from './stretch'

const sine = (frequency: number, length: number) =>
  Float32Array.from({ length }, (_, index) => Math.sin((2 * Math.PI * frequency * index) / 16_000))

test.each([
  [220, 1.1],
  [1000, 1.1],
  [5000, 1.1],
  [300, 1.5],
])(
  'a tone of %i Hz stretched by %f is the same tone, lower by that factor',
  (frequency, factor) => {
    const heard = stretch(sine(frequency, 1600), factor)
    const wanted = sine(frequency / factor, heard.length)
    expect(heard.length).toBe(Math.round(1600 * factor))
    const inner = Array.from(heard.subarray(50, -50), (sample, index) =>
      Math.abs(sample - (wanted[index + 50] ?? 0)),
    )
    expect(Math.max(...inner)).toBeLessThan(0.01)
  },
)

test('a factor of 1 leaves the sound as it is', () => {
  const sound = sine(440, 100)
  expect(stretch(sound, 1)).toBe(sound)
})
