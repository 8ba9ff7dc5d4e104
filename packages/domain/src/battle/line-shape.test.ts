import { expect, test } from 'vitest'
import { shapeOf, unlikeness } from './line-shape'

test.each([
  ['¿Tienes mi llave?', 1, 0, 1, 17],
  ['Sí. ¡Está aquí! ¿No?', 1, 1, 3, 20],
  ['你好！你是谁？', 1, 1, 2, 7],
  ['Wait …', 0, 0, 1, 6],
  ['No, 3.5 euros.', 0, 0, 2, 14],
  ['', 0, 0, 0, 0],
])('“%s” asks %i times, calls out %i times, in %i pieces of %i characters', (text, ...shape) => {
  const [questions, exclamations, sentences, length] = shape
  expect(shapeOf(text)).toEqual({ questions, exclamations, sentences, length })
})

test.each([
  ['the same', 'No sé.', 'Lo sé.', 0],
  ['a mark more', 'No sé.', 'No sé?', 1],
  ['a sentence more', 'No. Sé.', 'No, sé.', 1],
  ['half of the length', 'aaaa.', 'aaaaaaaaa.', Math.LN2],
])('of two lines, %s: they differ by that', (_what, one, other, expected) => {
  expect(unlikeness(shapeOf(one), shapeOf(other))).toBeCloseTo(expected)
  expect(unlikeness(shapeOf(other), shapeOf(one))).toBeCloseTo(expected)
})

test('where one language is longer than the other, so much longer is alike', () => {
  expect(unlikeness(shapeOf('aaaaa'), shapeOf('aaaaaaaaaa'), 2)).toBeCloseTo(0)
})

test('an empty text differs by a number', () => {
  expect(Number.isFinite(unlikeness(shapeOf(''), shapeOf('Hola.')))).toBe(true)
})
