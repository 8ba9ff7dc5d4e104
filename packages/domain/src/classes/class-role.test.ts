import { expect, test } from 'vitest'
import type { Reader } from '../accounts/reader'
import { classRole, mayManageClass } from './class-role'

const user = (id: string, role: 'editor' | 'admin' | null = null): Reader => ({
  kind: 'user',
  id,
  role,
  isStudent: false,
})

test.each([
  ['a visitor', { kind: 'visitor' } as Reader, true, 'stranger', false],
  ['its teacher', user('t'), false, 'teacher', true],
  ['its teacher who is an admin', user('t', 'admin'), false, 'teacher', true],
  ['an admin', user('a', 'admin'), false, 'admin', true],
  ['an admin who is in it', user('a', 'admin'), true, 'admin', true],
  ['a student in it', user('s'), true, 'student', false],
  ['an editor in it', user('e', 'editor'), true, 'student', false],
  ['an editor', user('e', 'editor'), false, 'stranger', false],
  ['anybody else', user('x'), false, 'stranger', false],
] as const)('%s is to a class', (_name, reader, isEnrolled, role, mayManage) => {
  const found = classRole(reader, 't', isEnrolled)
  expect([found, mayManageClass(found)]).toEqual([role, mayManage])
})
