import fc from 'fast-check'
import { expect, test } from 'vitest'
import { askedWords, wordsOfText } from './search-words'

test.each([
  ['¿Está libre el CAFÉ?', ['esta', 'libre', 'el', 'cafe']],
  ["C'est l'ami", ['cest', 'lami', 'c', 'est', 'l', 'ami']],
  ['rock ’n’ roll', ['rock', 'n', 'roll']],
  ['我喝咖啡', ['我', '喝', '咖', '啡', '我喝', '喝咖', '咖啡']],
  ['看 TV 吗', ['tv', '看', '吗']],
  ['コーヒー', ['コ', 'ー', 'ヒ', 'コー', 'ーヒ', 'ヒー']],
  ['один день', ['один', 'день']],
  ['no, no, no', ['no']],
  ['!!! ... ---', []],
  ['x'.repeat(41), []],
])('%s is found under %j', (text, words) => {
  expect(wordsOfText(text)).toEqual(words)
})

test.each([
  ['Café libre', ['cafe', 'libre']],
  ["l'ami", ['lami']],
  ['咖啡', ['咖啡']],
  ['猫', ['猫']],
  ['喝咖啡吗', ['喝咖', '咖啡', '啡吗']],
  ["'; drop --", ['drop']],
  ['%_\\', []],
])('who asks for %s asks for %j', (asked, words) => {
  expect(askedWords(asked)).toEqual(words)
})

test('a text is found by its own words, whatever it is', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), text => {
      const words = wordsOfText(text)
      expect(askedWords(text).filter(word => !words.includes(word))).toEqual([])
    }),
  )
})

test('no word has a sign that means something to a search', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), text => {
      expect(wordsOfText(text).filter(word => /[\s'"\\:&|!()*<>]/.test(word))).toEqual([])
    }),
  )
})
