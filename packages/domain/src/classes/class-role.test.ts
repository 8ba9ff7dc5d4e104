import { expect, test } from 'vitest'
import type { Reader } from '../accounts/reader'
import { classRole, mayEndClass, mayManageClass } from './class-role'

const user = (id: string, role: 'editor' | 'admin' | null = null): Reader => ({
  kind: 'user',
  id,
  role,
  isStudent: false,
})

const taught = { teacher: 't', coTeachers: ['c', 'd'] }

test.each([
  ['a visitor', { kind: 'visitor' } as Reader, true, 'stranger', false, false],
  ['its teacher', user('t'), false, 'teacher', true, true],
  ['its teacher who is an admin', user('t', 'admin'), false, 'teacher', true, true],
  ['who teaches it beside them', user('d'), false, 'coTeacher', true, false],
  ['a co-teacher who is an admin', user('c', 'admin'), false, 'admin', true, true],
  ['an admin', user('a', 'admin'), false, 'admin', true, true],
  ['an admin who is in it', user('a', 'admin'), true, 'admin', true, true],
  ['a student in it', user('s'), true, 'student', false, false],
  ['an editor in it', user('e', 'editor'), true, 'student', false, false],
  ['an editor', user('e', 'editor'), false, 'stranger', false, false],
  ['anybody else', user('x'), false, 'stranger', false, false],
] as const)('%s is to a class', (_name, reader, isEnrolled, role, mayManage, mayEnd) => {
  const found = classRole(reader, taught, isEnrolled)
  expect([found, mayManageClass(found), mayEndClass(found)]).toEqual([role, mayManage, mayEnd])
})
