import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type CourseItem, itemsOf } from './course'
import { type CourseEdit, isCourseEditValid, mergeCourseEdits } from './course-edit'
import { unitsFault } from './course-fields'
import {
  newUnit,
  unitsOfConversations,
  withItem,
  withoutItem,
  withoutUnit,
  withUnit,
} from './edit-units'

const item = (id: string): CourseItem => ({ kind: 'conversation', id })
const first = { ...newUnit('one'), items: [item('a'), item('b')] }
const second = { ...newUnit('two'), items: [item('c')] }
const base: CourseEdit = {
  title: 'First steps',
  description: '',
  translationLanguage: null,
  units: [first, second],
  isPublished: false,
}

test.each([
  [{}, true],
  [{ title: ' ' }, false],
  [{ description: 'x'.repeat(251) }, false],
  [{ units: [{ ...first, title: 'x'.repeat(61) }] }, false],
  [{ units: [{ ...first, aims: ['say who I am'] }] }, true],
  [{ units: [{ ...first, aims: [''] }] }, false],
  [{ units: [{ ...first, aims: ['a', 'b', 'c', 'd', 'e'] }] }, false],
  [{ units: [first, first] }, false],
])('with %j, sending it is %s', (change, isValid) => {
  expect(isCourseEditValid({ ...base, ...change })).toBe(isValid)
})

test('two edits of different units are joined; those that put one thing into two units are asked about', () => {
  const mine = { ...base, units: withUnit(base.units, 'one', { title: 'Mine' }) }
  const theirs = {
    ...base,
    title: 'Steps',
    units: [...withUnit(base.units, 'two', { level: 'A1' }), newUnit('three')],
  }
  expect(mergeCourseEdits(base, mine, theirs)).toEqual({
    merged: {
      ...base,
      title: 'Steps',
      units: [{ ...first, title: 'Mine' }, { ...second, level: 'A1' }, newUnit('three')],
    },
    conflicts: [],
  })
  const here = { ...base, units: withItem(base.units, 'one', item('d')) }
  const there = { ...base, units: withItem(base.units, 'two', item('d')) }
  expect(mergeCourseEdits(base, here, there)).toEqual({ merged: here, conflicts: ['units'] })
})

test.each([
  ['at the end', withItem(base.units, 'two', item('d')), ['a', 'b'], ['c', 'd']],
  ['at a place', withItem(base.units, 'one', item('d'), 1), ['a', 'd', 'b'], ['c']],
  ['out of another one', withItem(base.units, 'two', item('a'), 0), ['b'], ['a', 'c']],
  ['within its own', withItem(base.units, 'one', item('b'), 0), ['b', 'a'], ['c']],
  ['nowhere', withItem(base.units, 'gone', item('a')), ['a', 'b'], ['c']],
  ['away', withoutItem(base.units, 'b'), ['a'], ['c']],
])('an item is put %s', (_where, units, ...ids) => {
  expect(units.map(({ items }) => items.map(({ id }) => id))).toEqual(ids)
})

test('a full unit takes no item, and what it was refused stays where it was', () => {
  const [full] = unitsOfConversations(
    Array.from({ length: 12 }, (_, index) => `${index}`),
    () => 'f',
  )
  const units = full ? [full, second] : []
  expect(withItem(units, 'f', item('c'))).toEqual(units)
  expect(withoutUnit(units, 'f')).toEqual([second])
})

test('whatever is put where, nothing is doubled, lost or added', () => {
  const move = fc.tuple(
    fc.constantFrom('a', 'b', 'c', 'd'),
    fc.constantFrom('one', 'two'),
    fc.nat(3),
  )
  fc.assert(
    fc.property(fc.array(move, { maxLength: 20 }), moves => {
      let { units } = base
      for (const [id, key, place] of moves) {
        const before = new Set(itemsOf(units).map(known => known.id))
        units = withItem(units, key, item(id), place)
        expect(new Set(itemsOf(units).map(known => known.id))).toEqual(before.add(id))
        expect(unitsFault(units)).toBeUndefined()
      }
    }),
  )
})

test('conversations become units of twelve, and no more of them than a course holds', () => {
  const ids = Array.from({ length: 305 }, (_, index) => `${index}`)
  const units = unitsOfConversations(ids, index => `k${index}`)
  expect(units.map(({ items }) => items.length)).toEqual(Array.from({ length: 25 }, () => 12))
  expect(itemsOf(units).map(({ id }) => id)).toEqual(ids.slice(0, 300))
  expect(unitsOfConversations(ids.slice(0, 13), String)).toMatchObject([
    { key: '0', title: '', items: { length: 12 } },
    { key: '1', items: [{ kind: 'conversation', id: '12' }] },
  ])
  expect(unitsOfConversations([], String)).toEqual([])
})
