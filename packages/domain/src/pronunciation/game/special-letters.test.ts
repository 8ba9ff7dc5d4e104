import fc from 'fast-check'
import { expect, test } from 'vitest'
import { tonedPinyin } from '../../words/pinyin-key'
import { specialLetters, tones, withTone } from './special-letters'

test.each([
  ['es', ['á', 'é', 'í', 'ó', 'ú', 'ü', 'ñ']],
  ['de', ['ä', 'ö', 'ü', 'ß']],
  ['zh', ['ü']],
  ['sw', []],
])('the bar of %s has %j', (language, letters) => {
  expect(specialLetters(language)).toEqual(letters)
})

test.each([
  ['ma', 0, 'mā'],
  ['ma', 2, 'mǎ'],
  ['mā', 2, 'mǎ'],
  ['hao', 2, 'hǎo'],
  ['gou', 2, 'gǒu'],
  ['liu', 1, 'liú'],
  ['gui', 3, 'guì'],
  ['xue', 1, 'xué'],
  ['nü', 2, 'nǚ'],
  ['lüe', 3, 'lüè'],
  ['zhong', 0, 'zhōng'],
  ['zhōngwen', 1, 'zhōngwén'],
  ['péng you', 0, 'péng yōu'],
  ['x', 1, 'x'],
  ['', 1, ''],
  ['ma', 7, 'ma'],
])('%s with tone %i is %s', (pinyin, tone, toned) => {
  expect(withTone(pinyin, tone)).toBe(toned)
})

test('whichever tones were tried before, the last one stands', () => {
  const syllables = fc.constantFrom('ma', 'hao', 'lü', 'xiang', 'shui', 'yuan', 'er')
  const places = fc.integer({ min: 0, max: tones.length - 1 })
  fc.assert(
    fc.property(syllables, places, places, (syllable, before, tone) => {
      const toned = withTone(withTone(syllable, before), tone)
      expect(toned).toBe(withTone(syllable, tone))
      expect(tonedPinyin(toned)).toContain(String(tone + 1))
    }),
  )
})
