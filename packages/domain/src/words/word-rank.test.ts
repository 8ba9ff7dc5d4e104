import { expect, test } from 'vitest'
import { rankKeys, rankOf, readRanks, suggestedDifficulty } from './word-rank'

const ranks = readRanks(
  '\uFEFFde 900\nla 800\nmer 50\nMer 60\nWeg 40 n\n中文 30 nz\n100 99\nbroken\n',
)

test('a list ranks its words by their counts; lines that are none are left out', () => {
  expect([...ranks]).toEqual([
    ['de', 1],
    ['la', 2],
    ['mer', 3],
    ['weg', 4],
    ['中文', 5],
  ])
})

test.each([
  ['la', 'french', 2],
  ['MER', 'french', 3],
  ['la mer', 'french', 3],
  ['de la mer', 'french', 3],
  ['la vie', 'french', null],
  ['weg', 'german', 4],
  ['Weg', 'german', 4],
  ['中文', 'chinese', 5],
  ['中', 'chinese', null],
  ['…', 'spanish', null],
] as const)('%s in %s has rank %s', (text, language, rank) => {
  expect(rankOf(text, language, ranks)).toBe(rank)
})

test('what is asked for is the text and its words, each once', () => {
  expect(rankKeys('La mer la', 'french')).toEqual(['la mer la', 'la', 'mer'])
})

test.each([
  [1, 'beginner'],
  [1500, 'beginner'],
  [1501, 'intermediate'],
  [5000, 'intermediate'],
  [5001, 'advanced'],
])('rank %i suggests %s', (rank, difficulty) => {
  expect(suggestedDifficulty(rank)).toBe(difficulty)
})
