import { expect, test } from 'vitest'
import { isSelf, mayChangeUser } from './may-change-user'
import { type Reader, visitor } from './reader'

const user = (id: string, role: 'editor' | 'admin' | null = null): Reader => ({
  kind: 'user',
  id,
  role,
  isStudent: false,
})

test.each([
  ['a visitor', visitor, false, false],
  ['themselves', user('u1'), true, true],
  ['somebody else', user('u2'), false, false],
  ['an editor', user('u3', 'editor'), false, false],
  ['an admin', user('u4', 'admin'), true, false],
])('%s', (_name, reader, mayChange, isHimself) => {
  expect(mayChangeUser(reader, 'u1')).toBe(mayChange)
  expect(isSelf(reader, 'u1')).toBe(isHimself)
})
