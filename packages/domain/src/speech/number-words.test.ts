import { expect, test } from 'vitest'
import { chineseNumbers } from '../text/chinese-numbers'
import { splitWords } from '../text/split-words'
import { numberWords } from './number-words'

test.each([
  ['de', '1', 'eins'],
  ['de', '21', 'einundzwanzig'],
  ['de', '37', 'siebenunddreißig'],
  ['en', '0', 'zero'],
  ['en', '42', 'forty two'],
  ['en', '100', 'one hundred'],
  ['es', '16', 'dieciséis'],
  ['es', '22', 'veintidós'],
  ['es', '31', 'treinta y uno'],
  ['es', '100', 'cien'],
  ['fr', '21', 'vingt et un'],
  ['fr', '22', 'vingt deux'],
  ['fr', '70', 'soixante-dix'],
  ['fr', '71', 'soixante et onze'],
  ['fr', '77', 'soixante dix-sept'],
  ['fr', '80', 'quatre-vingts'],
  ['fr', '81', 'quatre-vingt un'],
  ['fr', '90', 'quatre-vingt-dix'],
  ['fr', '99', 'quatre-vingt dix-neuf'],
  ['it', '21', 'ventuno'],
  ['it', '28', 'ventotto'],
  ['it', '45', 'quarantacinque'],
  ['ja', '100', '百'],
  ['pt', '53', 'cinquenta e três'],
  ['ru', '64', 'шестьдесят четыре'],
  ['zh', '10', '十'],
  ['zh', '15', '十五'],
  ['zh', '86', '八十六'],
  ['zh', '100', '一百'],
])('in %s, %s is said %s', (language, digits, words) => {
  expect(numberWords(digits, language)?.text).toBe(words)
})

test.each([
  ['en', '101'],
  ['en', '007'],
  ['en', '2026'],
  ['en', ''],
  ['en', 'two'],
  ['ar', '3'],
])('in %s, %j stays as it is written', (language, digits) => {
  expect(numberWords(digits, language)).toBeNull()
})

test.each(['de', 'en', 'es', 'fr', 'it', 'ja', 'pt', 'ru', 'zh'])(
  'in %s each of the numbers from 0 to 100 is said in a way of its own',
  language => {
    const told = Array.from({ length: 101 }, (_, value) => {
      const { text = '' } = numberWords(String(value), language) ?? {}
      expect(text, String(value)).not.toMatch(/undefined|\d|^$/)
      return splitWords(text, language).join(' ')
    })
    expect(new Set(told).size).toBe(101)
  },
)

test('each number to a hundred that is said in Chinese is found by its digits', () => {
  for (let value = 0; value <= 100; value += 1) {
    const said = numberWords(String(value), 'zh')?.text ?? ''
    expect(chineseNumbers(said)).toEqual([String(value)])
  }
})
