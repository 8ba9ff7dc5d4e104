import { expect, test } from 'vitest'
import { oklch } from './oklch'

test.each([
  [1, 0, 0, '#ffffff'],
  [0, 0, 0, '#000000'],
  [0.62796, 0.25768, 29.234, '#ff0000'],
  [0.86644, 0.29483, 142.495, '#00ff00'],
  [0.45201, 0.31321, 264.052, '#0000ff'],
])('lightness %s, chroma %s, hue %s is %s', (lightness, chroma, hue, hex) => {
  expect(oklch(lightness, chroma, hue)).toBe(hex)
})

test('a colour no screen can show is cut off, not broken', () => {
  expect(oklch(0.9, 0.4, 30)).toMatch(/^#[0-9a-f]{6}$/)
})
