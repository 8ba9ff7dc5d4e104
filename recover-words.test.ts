import { expect, test } from 'vitest'
import { siteLanguages } from './packages/domain/src/messages/site-languages'
import { words, wordsFor } from './packages/web/public/recover-words.js'

/** /recover has its words beside it, for the builds of the languages do not reach it (songs.md#recover-page). */

const gaps = (sentence: string) => sentence.match(/\{\w+\}/g) ?? []
const gapsOf = (said: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(said).map(([name, sentence]) => [name, gaps(sentence)]))

test('the page for unsaved work says everything in every language of the interface', () => {
  expect(Object.keys(words).toSorted()).toEqual([...siteLanguages].toSorted())
  for (const [language, said] of Object.entries(words)) {
    expect([language, gapsOf(said)]).toEqual([language, gapsOf(words.en)])
    expect(Object.values(said).filter(sentence => sentence.trim() === '')).toEqual([])
  }
})

test.each([
  ['de', ['fr'], 'de'],
  [undefined, ['pt-BR', 'es-MX', 'en'], 'es'],
  [undefined, ['zh-TW', 'fr'], 'fr'],
  [undefined, ['zh-Hant'], 'zh'],
  ['toString', ['xx'], 'en'],
  [undefined, [], 'en'],
])('chosen %s, asked for %j: the page speaks %s', (chosen, wished, language) => {
  expect(wordsFor(chosen, wished).language).toBe(language)
})
