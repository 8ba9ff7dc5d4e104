import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Joining, joinClass } from './join-class'

const usual: Joining = {
  type: 'student',
  isTeacherOfClass: false,
  isEnrolled: false,
  isBarred: false,
  isOpen: true,
  code: null,
  givenCode: undefined,
  students: 0,
}

test.each([
  ['a student', {}, 'joins'],
  ['a personal account', { type: 'personal' }, 'joins'],
  ['a code that nobody asks for', { givenCode: 'old' }, 'joins'],
  ['the right code', { code: 'new', givenCode: 'new' }, 'joins'],
  ['the last place', { students: 199 }, 'joins'],
  ['who is in already', { isEnrolled: true }, 'is-in'],
  [
    'who is in a full, closed class with a new code',
    { isEnrolled: true, students: 200, isOpen: false, code: 'x' },
    'is-in',
  ],
  ['its own teacher', { isTeacherOfClass: true, type: 'teacher' }, 'own-class'],
  ['another teacher', { type: 'teacher' }, 'teacher-joins'],
  ['no code', { code: 'new' }, 'join-refused'],
  ['an old code', { code: 'new', givenCode: 'old' }, 'join-refused'],
  ['who was removed', { isBarred: true }, 'join-refused'],
  ['a closed class', { isOpen: false }, 'class-closed'],
  ['a full class', { students: 200 }, 'class-full'],
] as const)('%s', (_name, peculiar, outcome) => {
  expect(joinClass({ ...usual, ...peculiar })).toBe(outcome)
})

const anyJoining = fc.record({
  type: fc.constantFrom('personal', 'teacher', 'student'),
  isTeacherOfClass: fc.boolean(),
  isEnrolled: fc.boolean(),
  isBarred: fc.boolean(),
  isOpen: fc.boolean(),
  code: fc.constantFrom(null, 'a', 'b'),
  givenCode: fc.constantFrom(undefined, 'a', 'b'),
  students: fc.nat(300),
})

test('no teacher, nobody who was removed and nobody without the code ever joins, and no class grows beyond its limit', () => {
  fc.assert(
    fc.property(anyJoining, joining => {
      if (joinClass(joining) !== 'joins') return
      expect(joining.type).not.toBe('teacher')
      expect([joining.isBarred, joining.isEnrolled, joining.isTeacherOfClass]).not.toContain(true)
      expect([null, joining.givenCode]).toContain(joining.code)
      expect(joining.isOpen && joining.students < 200).toBe(true)
    }),
  )
})
