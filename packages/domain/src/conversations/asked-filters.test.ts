import { expect, test } from 'vitest'
import { englishLanguageNames } from '../choices/english-language-names'
import { languageCodes } from '../choices/languages'
import { levels } from '../choices/levels'
import { ownLanguageNames } from '../choices/own-language-names'
import { foldText } from '../text/fold'
import { askedFilters, readAsFilters } from './asked-filters'
import { calledAnywhere } from './called-anywhere'

const beginner = { levels: ['A1', 'A2'], label: 'Beginner' }
const a1 = { levels: ['A1'], label: 'A1' }

test.each([
  ['chinese', 'zh'],
  ['Español', 'es'],
  ['espanol', 'es'],
  ['中文', 'zh'],
  ['mandarin', 'zh'],
  ['haitian creole', 'ht'],
] as const)('%j names the language %s and nothing else', (typed, code) => {
  expect(askedFilters(typed)).toEqual({ language: { code, rest: '' }, rest: '' })
})

test.each([
  ['A1', { difficulty: { ...a1, rest: '' }, rest: '' }],
  [
    'spanish A1',
    { language: { code: 'es', rest: 'A1' }, difficulty: { ...a1, rest: 'spanish' }, rest: '' },
  ],
  [
    'beginners, german tea',
    {
      language: { code: 'de', rest: 'beginners tea' },
      difficulty: { ...beginner, rest: 'german tea' },
      rest: 'tea',
    },
  ],
  ['german english', { language: { code: 'de', rest: 'english' }, rest: 'english' }],
  ['la silla verde', { rest: 'la silla verde' }],
  ['spanishes', { rest: 'spanishes' }],
  ['', { rest: '' }],
])('%j names %j', (typed, filters) => {
  expect(askedFilters(typed)).toEqual(filters)
})

test('every language is found by its names, with and without accents, and every level', () => {
  for (const code of languageCodes) {
    const [name, ownName] = [englishLanguageNames[code], ownLanguageNames[code]]
    for (const typed of [name, name.toUpperCase(), ownName, foldText(ownName)])
      expect([typed, askedFilters(typed).language?.code]).toEqual([typed, code])
  }
  for (const level of levels) expect(askedFilters(level).difficulty?.levels).toEqual([level])
})

test.each([
  ['Spanisch', 'es'],
  ['allemand', 'de'],
  ['frances', 'fr'],
  ['德语', 'de'],
  ['الإسبانية', 'es'],
  ['spanish', 'es'],
  ['中文', 'zh'],
  ['mandarin', 'zh'],
] as const)('a search reads %j as the language %s, whatever the page speaks', (typed, code) => {
  expect(readAsFilters({}, `${typed} A1`, calledAnywhere)).toEqual({
    language: code,
    difficulty: ['A1'],
    rest: '',
  })
})

test.each([
  [{}, 'spanish A1', { language: 'es', difficulty: ['A1'], rest: '' }],
  [{ language: 'es' }, 'A1 tea', { language: 'es', difficulty: ['A1'], rest: 'tea' }],
  [{ difficulty: ['A2', 'B1'] }, 'beginner', { difficulty: ['A2'], rest: '' }],
  [{ difficulty: ['B1'] }, 'spanish', { language: 'es', difficulty: ['B1'], rest: '' }],
  [{ language: 'fr' }, 'spanish', undefined],
  [{ difficulty: ['B1'] }, 'beginner', undefined],
  [{ language: 'fr' }, 'tea', undefined],
] as const)('chosen %j and typed %j are %j', (chosen, typed, read) => {
  expect(readAsFilters(chosen, typed)).toEqual(read)
})
