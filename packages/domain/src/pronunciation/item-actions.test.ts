import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { PronunciationItem } from './item'
import {
  addItem,
  changeItem,
  contrastItems,
  inPairs,
  itemOf,
  removeItem,
  restoreItem,
  withoutLostContrasts,
} from './item-actions'
import { itemsFault } from './list-fields'

/** Items by their ids, each with the id of its contrast: "a>b b c". */
const read = (told: string): PronunciationItem[] =>
  told.split(' ').map(word => {
    const [id = '', contrast = null] = word.split('>')
    return { ...itemOf(id, { text: id }), contrast }
  })
const told = (items: readonly PronunciationItem[]) =>
  items.map(({ id, contrast }) => (contrast === null ? id : `${id}>${contrast}`)).join(' ')

describe('a contrast is chosen', () => {
  test.each([
    ['a b c', 'a', 'b', 'a>b b>a c'],
    ['a>b b>a c', 'a', null, 'a b c'],
    ['a>b b>a c', 'a', 'c', 'a>c b c>a'],
    ['a>b b>a c', 'c', 'a', 'a>b b>a c>a'],
    ['a>b b>c c>b', 'a', null, 'a b>c c>b'],
    ['a b c', 'a', 'a', 'a b c'],
  ])('%s with %s>%s becomes %s', (before, id, contrast, after) => {
    expect(told(contrastItems(read(before), id, contrast))).toBe(after)
  })
})

test('an empty item comes after one, or at the end', () => {
  expect(told(addItem(read('a b'), 'n', 'a'))).toBe('a n b')
  expect(told(addItem(read('a b'), 'n'))).toBe('a b n')
})

test('an item that goes leaves nobody who contrasts with it', () => {
  expect(told(removeItem(read('a>b b>a c>b'), 'b'))).toBe('a c')
  expect(told(withoutLostContrasts(read('a>x b>a')))).toBe('a b>a')
})

test('with another text the clip and the pinyin go, with the same one they stay', () => {
  const ma = [{ ...itemOf('a', { text: '妈', pinyin: 'mā' }), audio: '/media/ma.mp3' }]
  expect(changeItem(ma, 'a', { text: '马' })).toMatchObject([{ pinyin: null, audio: null }])
  expect(changeItem(ma, 'a', { text: '妈', translation: 'mother' })).toMatchObject([
    { pinyin: 'mā', audio: '/media/ma.mp3', translation: 'mother' },
  ])
})

test.each([
  ['a b c', [['a'], ['b'], ['c']]],
  ['a>c b c>a', [['a', 'c'], ['b']]],
  ['a b>d c>b d>b', [['a'], ['b', 'd', 'c']]],
])('%s is shown as %j', (list, groups) => {
  expect(inPairs(read(list)).map(group => group.map(({ id }) => id))).toEqual(groups)
})

const letters = 'abcdefgh'.split('')

const lists = fc
  .uniqueArray(fc.constantFrom(...letters), { minLength: 1 })
  .chain(ids =>
    fc.tuple(...ids.map(id => fc.option(fc.constantFrom(...ids)).map(other => ({ id, other })))),
  )
  .map(pairs =>
    pairs.map(({ id, other }) => ({
      ...itemOf(id, { text: id }),
      contrast: other === id ? null : other,
    })),
  )

test('what was taken out by mistake comes back as it was', () => {
  fc.assert(
    fc.property(lists, fc.nat(7), (items, at) => {
      const id = items[at % items.length]?.id ?? ''
      expect(restoreItem(removeItem(items, id), items, id)).toEqual(items)
    }),
  )
})

test('and without a partner that has gone in the meantime', () => {
  const before = read('a>b b>a c')
  const now = removeItem(removeItem(before, 'a'), 'b')
  expect(told(restoreItem(now, before, 'a'))).toBe('a c')
})

test('whatever is done, every contrast is another item of the list', () => {
  fc.assert(
    fc.property(lists, fc.constantFrom(...letters), fc.nat(7), (items, id, at) => {
      const other = items[at % items.length]?.id ?? null
      expect(itemsFault(contrastItems(items, id, other))).toBeUndefined()
      expect(itemsFault(removeItem(items, id))).toBeUndefined()
    }),
  )
})

test('in pairs, every item is shown once', () => {
  fc.assert(
    fc.property(lists, items => {
      const shown = inPairs(items).flatMap(group => group.map(({ id }) => id))
      expect(shown.toSorted()).toEqual(items.map(({ id }) => id).toSorted())
    }),
  )
})
