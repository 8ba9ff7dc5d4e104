import { textWords } from '@duologue/domain/text/text-words'
import { expect, test } from 'vitest'
import { goodSample } from './sample'
import { ranksOf, rareWords } from './word-bands'

const cut = (text: string) => textWords(text, 'es')
const { dialogue } = goodSample()
const all = [...new Set(dialogue.flatMap(({ text }) => cut(text)))]
const list = (words: readonly string[]) =>
  words.map((word, place) => `${word} ${9999 - place}`).join('\n')

test('a list has a word and its count a line; the first is the commonest', () => {
  const ranks = ranksOf('De 900\nla 800\nde 7\n')
  expect([...ranks]).toEqual([
    ['de', 1],
    ['la', 2],
  ])
})

test('a conversation of common words is not told', () => {
  expect(rareWords(goodSample(), ranksOf(list(all)), cut)).toEqual([])
})

test('one with many rare words is told, with the words', () => {
  const ranks = ranksOf(list(all.filter(word => word.length < 6)))
  const [told] = rareWords(goodSample(), ranks, cut)
  expect(told).toMatch(/^\d+ % of the words are among the first 2000, .*: buenos, lámpara/)
})

test('names count for nothing', () => {
  const sample = goodSample({}, () => ({ text: 'Sí, Lucía.' }))
  expect(rareWords(sample, ranksOf('sí'), cut)).toEqual([])
})

test('from C1 on words are free', () => {
  expect(rareWords(goodSample({ difficulty: 'C1' }), ranksOf(''), cut)).toEqual([])
})
