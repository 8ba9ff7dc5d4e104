import { expect, test } from 'vitest'
import { splitWords } from './split-words'

test.each([
  ['es', '¡Buenos días, Ana!', ['buenos', 'dias', 'ana']],
  ['fr', 'L’été', ['l', 'ete']],
  ['zh', '你好,世界!', ['你', '好', '世', '界']],
  ['zh', '去 KTV', ['去', 'k', 't', 'v']],
  ['ja', 'ガムを!', ['ガ', 'ム', 'を']],
  ['zh', '𠮷野家', ['𠮷', '野', '家']],
  ['ko', '안녕 하세요', ['안녕', '하세요']],
  ['en', '...', []],
  ['zh', '', []],
])('in %s, %s has the words %j', (language, text, words) => {
  expect(splitWords(text, language)).toEqual(words)
})
