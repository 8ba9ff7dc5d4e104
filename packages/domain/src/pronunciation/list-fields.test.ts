import { describe, expect, test } from 'vitest'
import type { PronunciationItem } from './item'
import { isItemValid, itemTextFault, itemTranslationFault } from './item-fields'
import { itemsFault, listDescriptionFault, listTitleFault } from './list-fields'
import { mayBePlayed, mayBePublished } from './list-size'

const item = (id: string, told: Partial<PronunciationItem> = {}): PronunciationItem => ({
  id,
  text: id,
  translation: '',
  pinyin: null,
  audio: null,
  variants: [],
  contrast: null,
  ...told,
})
const items = (count: number) => Array.from({ length: count }, (_, index) => item(`i${index}`))

test.each([
  [listTitleFault, '', 'is required'],
  [listTitleFault, '   ', 'is required'],
  [listTitleFault, ` ${'x'.repeat(90)} `, undefined],
  [listTitleFault, 'x'.repeat(91), 'must have at most 90 characters'],
  [listDescriptionFault, '', undefined],
  [listDescriptionFault, 'x'.repeat(250), undefined],
  [listDescriptionFault, 'x'.repeat(251), 'must have at most 250 characters'],
  [itemTextFault, ' ', 'is required'],
  [itemTextFault, 'x'.repeat(60), undefined],
  [itemTextFault, 'x'.repeat(61), 'must have at most 60 characters'],
  [itemTranslationFault, '', undefined],
  [itemTranslationFault, 'x'.repeat(91), 'must have at most 90 characters'],
])('%o of "%s": %s', (faultOf, value, fault) => {
  expect(faultOf(value)).toBe(fault)
})

test.each<[string, Partial<PronunciationItem>, boolean]>([
  ['as it is', {}, true],
  ['without a text', { text: '' }, false],
  ['with a long translation', { translation: 'x'.repeat(91) }, false],
  ['with pinyin', { pinyin: 'mā' }, true],
  ['with endless pinyin', { pinyin: 'x'.repeat(181) }, false],
  ['with five variants', { variants: 'abcde'.split('') }, true],
  ['with six variants', { variants: 'abcdef'.split('') }, false],
  ['with an empty variant', { variants: [' '] }, false],
])('an item %s: %o is valid: %s', (_name, told, isValid) => {
  expect(isItemValid(item('perro', told))).toBe(isValid)
})

describe('the items of a list', () => {
  test.each<[string, PronunciationItem[], string | undefined]>([
    ['none yet', [], undefined],
    ['a pair', [item('pero', { contrast: 'perro' }), item('perro')], undefined],
    ['a hundred', items(100), undefined],
    ['a hundred and one', items(101), 'A list has at most 100 items.'],
    ['the same one twice', [item('a'), item('a')], 'The same item is in the list twice.'],
    [
      'one that contrasts with itself',
      [item('a', { contrast: 'a' })],
      'The sound-alike of an item must be another item of the list.',
    ],
    [
      'one that contrasts with a stranger',
      [item('a', { contrast: 'b' })],
      'The sound-alike of an item must be another item of the list.',
    ],
  ])('%s', (_name, list, fault) => {
    expect(itemsFault(list)).toBe(fault)
  })

  test.each([
    [1, false, false],
    [2, true, false],
    [3, true, false],
    [4, true, true],
  ])('%d can be published: %s, and played: %s', (count, isPublishable, isPlayable) => {
    expect(mayBePublished(items(count))).toBe(isPublishable)
    expect(mayBePlayed(count)).toBe(isPlayable)
  })
})
