import { expect, test } from 'vitest'
import {
  wordAnnotationFault,
  wordPinyinFault,
  wordTextFault,
  wordTranslationFault,
} from './word-fields'

const comma = 'cannot contain a comma: commas separate words'

test.each([
  ['la mer', undefined],
  ['  ', 'is required'],
  ['a'.repeat(100), undefined],
  ['a'.repeat(101), 'must have at most 100 characters'],
  ['a,b', comma],
  ['你，我', comma],
  ['你、我', comma],
])('the text %j: %s', (text, fault) => {
  expect(wordTextFault(text)).toBe(fault)
})

test('a translation is required, an annotation is not', () => {
  expect(wordTranslationFault(' ')).toBe('is required')
  expect(wordTranslationFault('a, b')).toBeUndefined()
  expect(wordTranslationFault('a'.repeat(301))).toBe('must have at most 300 characters')
  expect(wordAnnotationFault('')).toBeUndefined()
  expect(wordAnnotationFault('a'.repeat(501))).toBe('must have at most 500 characters')
})

test('pinyin is required of Chinese words alone', () => {
  expect(wordPinyinFault('', 'chinese')).toBe('is required')
  expect(wordPinyinFault('nǐ', 'chinese')).toBeUndefined()
  expect(wordPinyinFault('', 'german')).toBeUndefined()
})
