import { sampleLine } from '@duologue/domain/battle/sample-battle'
import { expect, test } from 'vitest'
import { showsPinyin } from './shows-pinyin'

const withPinyin = { ...sampleLine('a', 1, '你好'), pinyin: 'nǐ hǎo' }
const without = sampleLine('b', 1, '再见')

test.each([
  ['all have it', [withPinyin, withPinyin], true, true],
  ['one lacks it', [withPinyin, without], true, false],
  ['one has an empty one', [withPinyin, { ...withPinyin, pinyin: '' }], true, false],
  ['nobody wants it', [withPinyin, withPinyin], false, false],
])('%s', (_name, choices, isWanted, expected) => {
  expect(showsPinyin(choices, isWanted)).toBe(expected)
})
