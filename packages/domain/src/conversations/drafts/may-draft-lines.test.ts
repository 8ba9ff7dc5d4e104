import { expect, test } from 'vitest'
import { type Reader, userOf, visitor } from '../../accounts/reader'
import { mayDraftLines } from './may-draft-lines'

const student: Reader = { kind: 'user', id: 's', role: null, isStudent: true }

test.each<[string, Reader, boolean, boolean]>([
  ['a visitor', visitor, false, false],
  ['a teacher or somebody with a personal account', userOf('u'), true, true],
  ['a student', student, false, true],
  ['an editor with a student account', { ...student, role: 'editor' }, true, true],
])('%s', (_who, reader, usually, forStudents) => {
  expect(mayDraftLines(reader, false)).toBe(usually)
  expect(mayDraftLines(reader, true)).toBe(forStudents)
})
