import { expect, test } from 'vitest'
import type { CourseUnit } from './course'
import { courseBlocks } from './course-blocks'
import {
  aimFault,
  courseDescriptionFault,
  courseTitleFault,
  itemKindFault,
  unitsFault,
  unitTitleFault,
} from './course-fields'
import { newUnit } from './edit-units'

test.each([
  [courseTitleFault, ' ', 'is required'],
  [courseTitleFault, 'x'.repeat(90), undefined],
  [courseTitleFault, 'x'.repeat(91), 'must have at most 90 characters'],
  [courseDescriptionFault, '', undefined],
  [courseDescriptionFault, 'x'.repeat(251), 'must have at most 250 characters'],
  [unitTitleFault, '', undefined],
  [unitTitleFault, 'x'.repeat(61), 'must have at most 60 characters'],
  [aimFault, ' ', 'is required'],
  [aimFault, 'x'.repeat(121), 'must have at most 120 characters'],
  [itemKindFault, 'song', 'Songs cannot be in a course yet.'],
  [itemKindFault, 'list', undefined],
])('%o of %j is %j', (fault, value, said) => {
  expect(fault(value)).toBe(said)
})

let count = 0
const unitOf = (items: number): CourseUnit => {
  count += 1
  const ids = Array.from({ length: items }, (_, index) => `${count}-${index}`)
  return { ...newUnit(`u${count}`), items: ids.map(id => ({ kind: 'conversation', id })) }
}
const units = (number: number, items: number) => Array.from({ length: number }, () => unitOf(items))
const one = unitOf(2)

test.each([
  ['no unit at all', [], undefined],
  ['40 units', units(40, 7), undefined],
  ['41 units', units(41, 1), 'A course has at most 40 units.'],
  ['12 items', units(1, 12), undefined],
  ['13 items', units(1, 13), 'A unit has at most 12 conversations and lists.'],
  ['300 items', units(25, 12), undefined],
  ['312 items', units(26, 12), 'A course has at most 300 conversations and lists.'],
  ['one key twice', [one, { ...unitOf(1), key: one.key }], 'The same unit is in the course twice.'],
  [
    'one thing in two units',
    [one, { ...unitOf(0), items: one.items }],
    'The same conversation or list is in the course twice.',
  ],
])('the fault of %s', (_name, of, said) => {
  expect(unitsFault(of)).toBe(said)
})

test.each([
  ['nothing', [], 0, { units: 'Add a unit first.' }],
  ['a whole course', units(2, 1), 0, {}],
  [
    'a unit without items, and drafts',
    [...units(2, 1), unitOf(0)],
    2,
    { 'units.2.items': 'Unit 3 has no items.', items: '2 items are drafts. Publish them first.' },
  ],
  ['one draft', units(1, 1), 1, { items: '1 item is a draft. Publish it first.' }],
])('what keeps %s from being published', (_name, of, drafts, blocks) => {
  expect(courseBlocks(of, drafts)).toEqual(blocks)
})
