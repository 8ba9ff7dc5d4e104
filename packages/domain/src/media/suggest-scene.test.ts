import { expect, test } from 'vitest'
import { places, props } from '../choices/scene-choices'
import { sceneWord } from './scene'
import { chineseSceneWords } from './scene-words/chinese-scene-words'
import { englishSceneWords } from './scene-words/english-scene-words'
import { frenchSceneWords } from './scene-words/french-scene-words'
import { germanSceneWords } from './scene-words/german-scene-words'
import { spanishSceneWords } from './scene-words/spanish-scene-words'
import { suggestScene } from './suggest-scene'

const of = (language: string, title: string, ...lines: string[]) => {
  const scene = suggestScene(
    { text: title, language },
    lines.map(text => ({ text, language })),
    [],
  )
  return scene && sceneWord(scene)
}

test.each([
  // The title counts three times, a line once.
  ['en', 'The key', ['A cat and a cat.'], 'theatre~key~cat'],
  ['en', 'The key', ['A cat, a cat, a cat and a cat.'], 'theatre~cat~key'],
  // Of those named alike often, the first; no more than three.
  ['en', 'Hello', ['A dog, a cat, a fish and a frog.'], 'theatre~dog~cat~fish'],
  ['en', 'At the hotel', ['Two suitcases and one KEY!'], 'hotel~suitcase~key'],
  ['en', 'Hotel or hospital', ['The hospital.'], 'hospital'],
  // Accents, plurals, cases and compounds.
  ['es', 'El RÁTON', ['Llaves y árboles.'], 'theatre~mouse~key~tree'],
  ['fr', 'À l’hôtel', ['Deux gâteaux et l’échelle.'], 'hotel~cake~ladder'],
  ['de', 'Das Küchenradio', ['Hunde und Katzen.'], 'theatre~radio~dog~cat'],
  // Several words are one thing.
  ['es', 'Objetos perdidos', ['Un copo de nieve.'], 'lost~snowflake'],
  ['en', 'A mobile phone', [], 'theatre~phone'],
  // Without spaces the longest is meant: a mobile phone is no machine, a library no book.
  ['zh', '图书馆里的手机', ['有一只猫。'], 'bookshop~phone~cat'],
  // Whole words alone: a category is no cat.
  ['en', 'A category', ['Concatenate.'], undefined],
  ['en', '', [], undefined],
  ['ja', '猫', ['鍵'], undefined],
])('%s: %j with %j is %s', (language, title, lines, word) => {
  expect(of(language, title, ...lines)).toBe(word)
})

test('translations say as much as lines, in their own language', () => {
  const scene = suggestScene(
    { text: 'Ключ', language: 'ru' },
    [{ text: 'Кот', language: 'ru' }],
    [{ text: 'The cat is in the bakery.', language: 'en' }],
  )
  expect(scene).toEqual({ place: 'bakery', props: ['cat'] })
})

const byLanguage = {
  es: spanishSceneWords,
  fr: frenchSceneWords,
  de: germanSceneWords,
  en: englishSceneWords,
  zh: chineseSceneWords,
}
test.each(Object.entries(byLanguage))('every name in %s is found', (language, words) => {
  const missed = [...places, ...props].filter(thing =>
    words[thing].split(',').some(spelling => !of(language, spelling)?.split('~').includes(thing)),
  )
  expect(missed).toEqual([])
})
