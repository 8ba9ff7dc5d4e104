import { expect, test } from 'vitest'
import { drawInOrder, randomFromSeed } from '../battle/random'
import { chooseAnswers } from '../battle/turn/choose-answers'
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

test('what sounds like an item is the first of its wrong choices', () => {
  const alike = items.map((item, place) => ({ ...item, contrast: `item ${place ^ 1}` }))
  const { lines, language } = listScript({ language: 'es', items: alike }, 7)
  const { draw } = drawInOrder(randomFromSeed(7), 0)
  for (const line of lines) {
    const choices = chooseAnswers(line, lines, language, draw)
    const isThere = lines.some(({ id }) => id === line.contrast)
    expect(choices.some(({ id }) => id === line.contrast)).toBe(isThere)
  }
  expect(lines.filter(({ contrast }) => lines.some(({ id }) => id === contrast))).toHaveLength(20)
})
