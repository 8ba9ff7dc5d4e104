import fc from 'fast-check'
import { expect, test } from 'vitest'
import { plainPinyin, tellsTones, tonedPinyin } from './pinyin-key'

test.each([
  ['zhōngwén', 'zhongwen', 'zho1ngwe2n'],
  ['zhong1wen2', 'zhongwen', 'zho1ngwe2n'],
  ['Zhong1 wen2', 'zhongwen', 'zho1ngwe2n'],
  ['ZHŌNG WÉN', 'zhongwen', 'zho1ngwe2n'],
  ['zhongwen', 'zhongwen', 'zhongwen'],
  ["xī'ān", 'xian', 'xi1a1n'],
  ['xi1an1', 'xian', 'xi1a1n'],
  ['xiān', 'xian', 'xia1n'],
  ["nǚ'ér", 'nuer', 'nu3e2r'],
  ['nü3er2', 'nuer', 'nu3e2r'],
  ['nv3er2', 'nuer', 'nu3e2r'],
  ['nu:3 er2', 'nuer', 'nu3e2r'],
  ['lüèduó', 'lueduo', 'lue4duo2'],
  ['péngyou', 'pengyou', 'pe2ngyou'],
  ['peng2you5', 'pengyou', 'pe2ngyou'],
  ['yi1ge4', 'yige', 'yi1ge4'],
  ['hǎo ma', 'haoma', 'hao3ma'],
  ['nǎr', 'nar', 'na3r'],
  ['', '', ''],
  ['100%', '', '1'],
])('%j is %s without tones and %s with them', (pinyin, plain, toned) => {
  expect([plainPinyin(pinyin), tonedPinyin(pinyin)]).toEqual([plain, toned])
})

test('tones are told by marks and by numbers', () => {
  expect(['zhongwen', 'ma5', 'zhōng', 'zhong1'].map(tellsTones)).toEqual([false, false, true, true])
})

const syllables = ['zhong', 'wen', 'hao', 'ma', 'xi', 'an', 'nü', 'er', 'lüe', 'liang', 'shui']
const marks = ['\u0304', '\u0301', '\u030c', '\u0300']

/** A syllable with its mark: over a or e, over the o of ou, else over its last vowel. */
function marked(syllable: string, tone: number): string {
  const at = /[ae]/.exec(syllable)?.index ?? syllable.search(/[iouü](?=[^iouü]*$)/)
  return `${syllable.slice(0, at + 1)}${marks[tone - 1]}${syllable.slice(at + 1)}`.normalize('NFC')
}

test('a word is the same with marks and with numbers, and never longer without tones', () => {
  const word = fc.array(fc.tuple(fc.constantFrom(...syllables), fc.integer({ min: 1, max: 4 })), {
    minLength: 1,
    maxLength: 4,
  })
  fc.assert(
    fc.property(word, told => {
      const withMarks = told.map(([syllable, tone]) => marked(syllable, tone)).join("'")
      const withNumbers = told.map(([syllable, tone]) => `${syllable}${tone}`).join('')
      expect(tonedPinyin(withMarks)).toBe(tonedPinyin(withNumbers))
      expect(plainPinyin(withMarks)).toBe(plainPinyin(withNumbers))
      expect(tonedPinyin(withMarks).replace(/\d/g, '')).toBe(plainPinyin(withMarks))
    }),
  )
})
