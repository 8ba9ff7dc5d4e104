import { expect, test } from 'vitest'
import { listScript } from './list-script'

const items = Array.from({ length: 30 }, (_, place) => ({
  id: `item ${place}`,
  text: `perro ${place}`,
  translation: `dog ${place}`,
  pinyin: null,
  audio: null,
  variants: [],
  contrast: null,
}))

test('of a list at most 20 items are played, spoken in turn; the same chance deals the same', () => {
  const { lines } = listScript({ language: 'es', items }, 7)
  expect(lines).toHaveLength(20)
  expect(new Set(lines.map(({ id }) => id)).size).toBe(20)
  expect(lines.map(({ character }) => character).slice(0, 4)).toEqual([1, 2, 1, 2])
  expect(listScript({ language: 'es', items }, 7).lines).toEqual(lines)
  expect(listScript({ language: 'es', items }, 8).lines).not.toEqual(lines)
})
