import { expect, test } from 'vitest'
import { lyricParts, type PlacedWord, timesSung, wordsAside } from './lyric-parts'

const words: PlacedWord[] = [
  ['greife', null, null],
  ['die', 1, 4],
  ['Nacht', 5, 10],
]

test('a line is cut at its words, and nothing of it is lost', () => {
  const parts = lyricParts('¿Die Nacht?', words)
  expect(parts).toEqual([
    { text: '¿', from: 0, word: null },
    { text: 'Die', from: 1, word: 1 },
    { text: ' ', from: 4, word: null },
    { text: 'Nacht', from: 5, word: 2 },
    { text: '?', from: 10, word: null },
  ])
  expect(lyricParts('Oh oh', [])).toEqual([{ text: 'Oh oh', from: 0, word: null }])
  expect(lyricParts('', [])).toEqual([])
})

test('a word that has no place stands aside', () => {
  expect(wordsAside(words)).toEqual([0])
  expect(timesSung([{ words }, { words }, { words: [] }], 'die')).toBe(2)
})
