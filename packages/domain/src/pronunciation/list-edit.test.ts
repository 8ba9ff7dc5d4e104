import { describe, expect, test } from 'vitest'
import type { PronunciationItem } from './item'
import { itemOf, removeItem } from './item-actions'
import { isListEditValid, mergeListEdits, type PronunciationListEdit } from './list-edit'
import { itemsFault } from './list-fields'

const item = (id: string, told: Partial<PronunciationItem> = {}) => ({
  ...itemOf(id, { text: id }),
  ...told,
})
const base: PronunciationListEdit = {
  title: 'Erre',
  description: '',
  language: 'es',
  difficulty: null,
  isPublished: false,
  items: [item('pero'), item('perro'), item('caro'), item('carro')],
}

test.each<[string, Partial<PronunciationListEdit>, boolean]>([
  ['as it is', {}, true],
  ['without items', { items: [] }, true],
  ['without a title', { title: ' ' }, false],
  ['with a long description', { description: 'x'.repeat(251) }, false],
  ['with an item without text', { items: [item('a', { text: '' })] }, false],
  ['with a contrast that is gone', { items: [item('a', { contrast: 'b' })] }, false],
  ['published', { isPublished: true }, true],
  ['published with one item', { isPublished: true, items: [item('a')] }, false],
])('%s, sending it: %o is %s', (_name, change, isValid) => {
  expect(isListEditValid({ ...base, ...change })).toBe(isValid)
})

describe('two edits are joined', () => {
  const changed = (id: string, told: Partial<PronunciationItem>) => ({
    ...base,
    items: base.items.map(one => (one.id === id ? { ...one, ...told } : one)),
  })

  test('item by item, and field by field in an item', () => {
    const mine = changed('pero', { translation: 'but' })
    const theirs = { ...changed('pero', { variants: ['mas'] }), title: 'R' }
    expect(mergeListEdits(base, mine, theirs)).toEqual({
      conflicts: [],
      merged: {
        ...theirs,
        items: [item('pero', { translation: 'but', variants: ['mas'] }), ...base.items.slice(1)],
      },
    })
  })

  test('without a contrast to an item that the other took out', () => {
    const mine = changed('pero', { contrast: 'perro' })
    const theirs = { ...base, items: removeItem(base.items, 'perro') }
    const { merged, conflicts } = mergeListEdits(base, mine, theirs)
    expect(conflicts).toEqual([])
    expect(itemsFault(merged.items)).toBeUndefined()
    expect(merged.items.map(({ id }) => id)).toEqual(['pero', 'caro', 'carro'])
  })

  test('by a person where both changed the same text', () => {
    const { conflicts } = mergeListEdits(
      base,
      changed('pero', { text: 'pera' }),
      changed('pero', { text: 'peras' }),
    )
    expect(conflicts).toEqual(['items'])
  })
})
