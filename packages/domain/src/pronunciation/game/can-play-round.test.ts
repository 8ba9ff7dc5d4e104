import { expect, test } from 'vitest'
import { canPlayRound } from './can-play-round'
import { sampleItem } from './sample-items'

const items = (...texts: string[]) => texts.map(text => sampleItem(text))

test.each([
  ['four', 'es', items('uno', 'dos', 'tres', 'cuatro'), true],
  ['three', 'es', items('uno', 'dos', 'tres'), false],
  ['four of which two are alike', 'es', items('uno', 'dos', 'tres', 'Tres!'), false],
  ['four that differ by accents', 'fr', items('peche', 'pêche', 'péché', 'pêché'), true],
  [
    'four of which two sound the same',
    'zh',
    [...items('一', '二', '他'), sampleItem('她', { pinyin: 'tā' })].map(item =>
      item.text === '他' ? { ...item, pinyin: 'ta1' } : item,
    ),
    false,
  ],
] as const)('a list with %s in %s can be played: %j', (_what, language, list, can) => {
  expect(canPlayRound(list, language)).toBe(can)
})
