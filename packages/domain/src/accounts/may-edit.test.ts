import { expect, test } from 'vitest'
import { mayEdit } from './may-edit'
import { type Reader, visitor } from './reader'

test.each<[string, Reader, boolean]>([
  ['a visitor', visitor, false],
  ['a user', { kind: 'user', id: 'a', role: null }, false],
  ['an editor', { kind: 'user', id: 'a', role: 'editor' }, true],
  ['an admin', { kind: 'user', id: 'a', role: 'admin' }, true],
])('%s', (_who, reader, may) => {
  expect(mayEdit(reader)).toBe(may)
})
