import fc from 'fast-check'
import { expect, test } from 'vitest'
import { askedWords, waysToFind, wordsOfPinyin, wordsOfText } from './search-words'

test.each([
  ['¿Está libre el CAFÉ?', ['esta', 'libre', 'el', 'cafe']],
  ["C'est l'ami", ['cest', 'lami', 'c', 'est', 'l', 'ami']],
  ['rock ’n’ roll', ['rock', 'n', 'roll']],
  ['我喝咖啡', ['我', '喝', '咖', '啡', '我喝', '喝咖', '咖啡']],
  ['看 TV 吗', ['tv', '看', '吗']],
  ['コーヒー', ['コ', 'ー', 'ヒ', 'コー', 'ーヒ', 'ヒー']],
  ['один день', ['один', 'день']],
  ['no, no, no', ['no']],
  ['六号', ['六', '号', '六号', '6']],
  ['Cœur, Æther, Straße', ['coeur', 'aether', 'strasse']],
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

/** Whether what is typed finds pinyin as it is stored, as the index and a query do it together. */
const finds = (typed: string, pinyin: string) => {
  const stored = wordsOfPinyin(pinyin)
  const has = (way: readonly string[]) => way.every(word => stored.includes(word))
  const words = askedWords(typed)
  return words.length > 0 && words.every(word => waysToFind(word).some(has))
}

test.each([
  ['Nǐ hǎo! Qǐngwèn, zhè shì nǐ de zuòwèi ma?', 'nihao', true],
  ['Nǐ hǎo! Qǐngwèn, zhè shì nǐ de zuòwèi ma?', 'ni hao', true],
  ['Nǐ hǎo! Qǐngwèn, zhè shì nǐ de zuòwèi ma?', 'nǐhǎo', true],
  ['Nǐ hǎo! Qǐngwèn, zhè shì nǐ de zuòwèi ma?', 'ni3hao3', true],
  ['Nǐ hǎo! Qǐngwèn, zhè shì nǐ de zuòwèi ma?', 'zuowei', true],
  ['Nǐ hǎo! Qǐngwèn, zhè shì nǐ de zuòwèi ma?', 'zuòwèi', true],
  ['Nǐ hǎo! Qǐngwèn, zhè shì nǐ de zuòwèi ma?', 'zuo4wei4', true],
  ['Nǐ hǎo! Qǐngwèn, zhè shì nǐ de zuòwèi ma?', 'zuo4 wei4', true],
  ['Nǐ hǎo! Qǐngwèn, zhè shì nǐ de zuòwèi ma?', 'zuo wei', true],
  ['Nǐ hǎo! Qǐngwèn, zhè shì nǐ de zuòwèi ma?', 'zheshinidezuowei', true],
  ['Nǐ hǎo! Qǐngwèn, zhè shì nǐ de zuòwèi ma?', 'haoni', false],
  ['Nǐ hǎo! Qǐngwèn, zhè shì nǐ de zuòwèi ma?', 'coffee', false],
  ['Wǒ de nǚ’ér zài Xī’ān.', 'nver', true],
  ['Wǒ de nǚ’ér zài Xī’ān.', 'nü er', true],
  ['Wǒ de nǚ’ér zài Xī’ān.', 'xian', true],
])('%s is found by %s: %s', (pinyin, typed, isFound) => {
  expect(finds(typed, pinyin)).toBe(isFound)
})

test.each([
  ['a1', [['a1']]],
  ['b52', [['b52']]],
  ['coffee', [['coffee']]],
  ['zuo4wei4', [['zuo4wei4'], ['zuowei']]],
  ['nihaoma', [['nihaoma'], ['nihao', 'haoma']]],
])('%s is found in the ways %j', (word, ways) => {
  expect(waysToFind(word)).toEqual(ways)
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
