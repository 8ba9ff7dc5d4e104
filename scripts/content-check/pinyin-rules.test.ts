import { expect, test } from 'vitest'
import { wrongPinyinOf } from './pinyin-rules'

const readings: Record<string, string[]> = {
  我: ['wǒ'],
  不: ['bù'],
  好: ['hǎo', 'hào'],
  女: ['nǚ'],
  儿: ['ér'],
  一: ['yī'],
  点: ['diǎn'],
  西: ['xī'],
  安: ['ān'],
}
const wrong = (text: string, pinyin: string) =>
  wrongPinyinOf(text, pinyin, sign => readings[sign] ?? [])

test.each([
  ['我不好。', 'Wǒ bù hǎo.'],
  ['好女儿！', 'Hǎo nǚ’ér!'],
  ['好女儿！', "Hǎo nǚ'ér!"],
  ['好一点儿。', 'Hǎo yīdiǎnr.'],
  ['西安', "Xī'ān"],
  // A reading without its tone is heard in many words, such as that of 上 in 桌子上.
  ['好儿', 'Hǎo er'],
])('%s is read %s', (text, pinyin) => {
  expect(wrong(text, pinyin)).toEqual([])
})

test.each([
  ['a wrong tone', '我不好。', 'Wǒ bù háo.'],
  ['a tone as it is spoken', '不好', 'Bú hǎo'],
  ['a syllable too few', '我不好。', 'Wǒ hǎo.'],
  ['a syllable too many', '我好。', 'Wǒ bù hǎo.'],
])('%s is told', (_, text, pinyin) => {
  expect(wrong(text, pinyin)).toHaveLength(1)
})

test('what is no pinyin is told', () => {
  expect(wrong('我好', 'Wǒ xqz')).toEqual(['no pinyin: xqz'])
})
