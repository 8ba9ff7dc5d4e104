import fc from 'fast-check'
import { expect, test } from 'vitest'
import { chooseWords, type KnownWord, keysOfLists, type ListedWord } from './choose-words'

const nobody = { usedHere: new Set<string>(), timesUsed: new Map<string, number>() }
const list = (...texts: string[]): ListedWord[] => texts.map(text => ({ text }))
const known = (...told: [id: string, text: string][]): KnownWord[] =>
  told.map(([id, text]) => ({ id, text }))

test('a known id with its text unchanged stays; a changed text decides for itself', () => {
  const words = known(['1', 'mer'], ['2', 'mer'], ['3', 'sol'])
  const told = [
    [
      { wordId: '2', text: 'mer' },
      { wordId: '2', text: 'Mer' },
      { wordId: '2', text: 'sol' },
      { wordId: 'gone', text: 'sol' },
    ],
  ]
  const { lists, ambiguous } = chooseWords(told, 'french', words, nobody)
  expect(lists).toEqual([[{ wordId: '2' }, { wordId: '2' }, { wordId: '3' }, { wordId: '3' }]])
  expect(ambiguous).toEqual([])
})

test('of several with the text: the one used in the song, else the most used, else the oldest; and it is told', () => {
  const words = known(['a', '还'], ['b', '还'], ['c', '还'])
  const chosen = (usedHere: string[], timesUsed: [string, number][]) =>
    chooseWords([list('还')], 'chinese', words, {
      usedHere: new Set(usedHere),
      timesUsed: new Map(timesUsed),
    })
  expect(chosen(['c'], [['b', 9]]).ambiguous).toEqual([
    { text: '还', wordId: 'c', others: ['a', 'b'] },
  ])
  expect(chosen([], [['b', 9]]).lists).toEqual([[{ wordId: 'b' }]])
  expect(chosen([], []).lists).toEqual([[{ wordId: 'a' }]])
})

test.each([
  ['spanish', 'El', [{ wordId: '1' }]],
  ['german', 'El', [{ wordId: '1' }]],
])('%s: the first word of a line may be written small in the library', (language, text, first) => {
  const words = known(['1', 'el'])
  const { lists } = chooseWords([list(text)], language as 'german', words, nobody)
  expect(lists).toEqual([first])
})

test('German keeps its case but at the beginning of a line', () => {
  const words = known(['1', 'weg'], ['2', 'Weg'])
  const { lists, newTexts } = chooseWords(
    [list('Weg', 'weg', 'Weg'), list('Sie', 'sie', 'Sie'), list('Du', 'liebst', 'du')],
    'german',
    words,
    nobody,
  )
  expect(lists[0]).toEqual([{ wordId: '2' }, { wordId: '1' }, { wordId: '2' }])
  expect([...newTexts.values()]).toEqual(['Sie', 'sie', 'du', 'liebst'])
  expect(lists[2]).toEqual([{ newKey: 'du' }, { newKey: 'liebst' }, { newKey: 'du' }])
})

test('a new text is made once however often it is said, and stored as it was told first', () => {
  const { lists, newTexts } = chooseWords(
    [list('Qué  será', 'qué será'), list('QUÉ SERÁ')],
    'spanish',
    [],
    nobody,
  )
  expect([...newTexts]).toEqual([['qué será', 'Qué será']])
  expect(lists.flat()).toEqual(Array(3).fill({ newKey: 'qué será' }))
})

test('the keys of lists are all by which their words may be found', () => {
  expect(keysOfLists([list('Der', 'Weg'), list('weg')], 'german')).toEqual([
    'Der',
    'der',
    'Weg',
    'weg',
  ])
  expect(keysOfLists([list('Der', 'Weg')], 'french')).toEqual(['der', 'weg'])
})

test('every word of every list becomes one word, known or new; chosen again, none is new', () => {
  const text = fc.constantFrom('la', 'La', 'mer', 'MER', "l'été", 'l’été', 'qué', 'Weg', 'weg')
  const language = fc.constantFrom('spanish', 'french', 'german') as fc.Arbitrary<'german'>
  fc.assert(
    fc.property(fc.array(fc.array(text)), language, (texts, its) => {
      const told = texts.map(each => list(...each))
      const first = chooseWords(told, its, [], nobody)
      expect(first.lists.map(each => each.length)).toEqual(told.map(each => each.length))
      const made = [...first.newTexts.values()].map((each, index) => ({
        id: `${index}`,
        text: each,
      }))
      const again = chooseWords(told, its, made, nobody)
      expect(again.newTexts.size).toBe(0)
      expect(again.ambiguous).toEqual([])
    }),
  )
})
