import { expect, test } from 'vitest'
import { pinyinSyllables } from './pinyin-syllables'

test.each([
  ['zuowei', ['zuo', 'wei']],
  ['nihao', ['ni', 'hao']],
  ['xian', ['xian']],
  ['tiananmen', ['tian', 'an', 'men']],
  ['zhuangshuangchuang', ['zhuang', 'shuang', 'chuang']],
  ['nuer', ['nu', 'er']],
  ['coffee', []],
  ['x', []],
  ['', []],
  // A way that begins longest and does not come out is left for one that does.
  ['fanguo', ['fan', 'guo']],
  ['fangaoxing', ['fan', 'gao', 'xing']],
  [`${'an'.repeat(19)}x`, []],
])('%s is %j', (letters, syllables) => {
  expect(pinyinSyllables(letters)).toEqual(syllables)
})
