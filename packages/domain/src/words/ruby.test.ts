import { expect, test } from 'vitest'
import { rubyOf } from './ruby'

const told = (text: string, pinyin: string) =>
  rubyOf(text, pinyin)
    .map(({ text: piece, reading }) => `${piece}:${reading}`)
    .join(' ')

test.each([
  ['小雨', 'xiǎoyǔ', '小:xiǎo 雨:yǔ'],
  ['窗边', 'chuāngbiān', '窗:chuāng 边:biān'],
  ['西安', "Xī'ān", '西:Xī 安:ān'],
  ['绿色', 'lǜsè', '绿:lǜ 色:sè'],
  ['我', 'wǒ', '我:wǒ'],
  ['点儿', 'diǎnr', '点儿:diǎnr'],
  ['卡拉OK', 'kǎlā ōukèi', '卡拉OK:kǎlā ōukèi'],
  ['面馆', '', '面馆:'],
  ['七点', 'qī diǎn', '七:qī 点:diǎn'],
])('%s is read %s: %s', (text, pinyin, ruby) => {
  expect(told(text, pinyin)).toBe(ruby)
})
