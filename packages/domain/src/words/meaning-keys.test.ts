import { expect, test } from 'vitest'
import type { SongLanguage } from '../choices/song-choices'
import { meaningKeys } from './meaning-keys'

test.each<[string, SongLanguage, string[]]>([
  ['Llave', 'spanish', ['llave']],
  ['Der', 'german', ['Der', 'der']],
  ['Haus', 'german', ['Haus', 'haus']],
  ['gehen', 'german', ['gehen']],
  ['L’hôtel', 'french', ["l'hôtel", 'hôtel']],
  ["qu'il", 'french', ["qu'il", 'il']],
  ["aujourd'hui", 'french', ["aujourd'hui"]],
  ['你好', 'chinese', ['你好']],
])('%s in %s is looked for as %j', (text, language, keys) => {
  expect(meaningKeys(text, language)).toEqual(keys)
})
