import { expect, test } from 'vitest'
import { type Reader, visitor } from '../accounts/reader'
import { mayChangeList, mayReadList } from './may-read-list'

const author: Reader = { kind: 'user', id: 'u1', role: null, isStudent: false }
const other: Reader = { kind: 'user', id: 'u2', role: null, isStudent: false }
const editor: Reader = { kind: 'user', id: 'u3', role: 'editor', isStudent: false }
const admin: Reader = { kind: 'user', id: 'u4', role: 'admin', isStudent: false }

const lists = [
  { author: 'u1', isPublished: true, isDeleted: false },
  { author: 'u1', isPublished: false, isDeleted: false },
  { author: null, isPublished: false, isDeleted: false },
  { author: 'u1', isPublished: false, isDeleted: false, isAssigned: true },
  { author: 'u1', isPublished: true, isDeleted: true, isAssigned: true },
]

test.each([
  ['a visitor', visitor, [true, false, false, true, false]],
  ['the author', author, [true, true, false, true, false]],
  ['somebody else', other, [true, false, false, true, false]],
  ['an editor', editor, [true, false, false, true, false]],
  ['an admin', admin, [true, true, true, true, false]],
] as const)(
  '%s reads a published list, a draft, one without author, an assigned and a deleted one',
  (_name, reader, expected) => {
    expect(lists.map(list => mayReadList(reader, list))).toEqual(expected)
  },
)

test.each([
  ['a visitor', visitor, false],
  ['the author', author, true],
  ['somebody else', other, false],
  ['an editor', editor, false],
  ['an admin', admin, true],
] as const)('%s may change a list: %s', (_name, reader, expected) => {
  expect(mayChangeList(reader, 'u1')).toBe(expected)
  expect(mayChangeList(reader, null)).toBe(reader === admin)
})
