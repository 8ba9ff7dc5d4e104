import { expect, test } from 'vitest'
import { metWords } from './met-words'

test.each([
  ['es', '¿Tú? Sí, tú, a las 10.', ['tú', 'sí', 'a', 'las']],
  ['fr', 'J’ai faim, j’ai soif.', ["j'", 'ai', 'faim', 'soif']],
  ['de', 'Der Weg ist weg, der Hut auch.', ['der', 'weg', 'ist', 'hut', 'auch']],
  ['en', "Don't! I don't.", ["don't", 'i']],
  ['ar', 'أنا هنا، أنا هناك.', ['أنا', 'هنا', 'هناك']],
  ['en', '10, 9 … 8!', []],
])('the words met in a line in %s', (language, line, words) => {
  expect(metWords(line, language)).toEqual(words)
})

test('a Chinese line is made of words, not of characters', () => {
  expect(metWords('你好，朋友！你好！', 'zh')).toEqual(['你好', '朋友'])
})
