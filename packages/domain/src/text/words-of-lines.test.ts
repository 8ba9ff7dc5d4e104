import { expect, test } from 'vitest'
import { wordsOfLines } from './words-of-lines'

test.each([
  ['es', ['¿Tú? ¡Sí, tú!', 'Sí, a las 10.'], ['tú', 'sí', 'a', 'las']],
  ['fr', ["J'ai dit : « j'ai faim »."], ["j'", 'ai', 'dit', 'faim']],
  ['de', ['Der Weg ist weg.'], ['Der', 'Weg', 'ist', 'weg']],
  ['en', [], []],
])('the words of lines in %s', (language, lines, words) => {
  expect(wordsOfLines(lines, language)).toEqual(words)
})

test('Chinese lines are parted into words, not into signs of punctuation', () => {
  const words = wordsOfLines(['你好，朋友！', '你好！'], 'zh')
  expect(words.join('')).toBe('你好朋友')
  expect(words).toContain('你好')
})
