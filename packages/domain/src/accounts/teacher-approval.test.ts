import { expect, test } from 'vitest'
import { approvalOf, waitsToTeach } from './teacher-approval'

const teacher = { type: 'teacher', role: null, teacherState: null } as const

test.each([
  ['nobody waits where whoever chooses it may teach', 'open', teacher, undefined],
  ['a new teacher waits', 'approved', teacher, 'waits'],
  ['an approved one does not', 'approved', { ...teacher, teacherState: 'approved' }, undefined],
  [
    'one who was refused and asks again waits',
    'approved',
    { ...teacher, teacherState: 'refused' },
    'waits',
  ],
  ['an editor waits, too', 'approved', { ...teacher, role: 'editor' }, 'waits'],
  ['an admin does not', 'approved', { ...teacher, role: 'admin' }, undefined],
  ['who does not teach waits for nothing', 'approved', { ...teacher, type: 'personal' }, undefined],
  [
    'who was refused is told',
    'approved',
    { ...teacher, type: 'personal', teacherState: 'refused' },
    'refused',
  ],
  [
    'who has become a student since is not told any more',
    'approved',
    { ...teacher, type: 'student', teacherState: 'refused' },
    undefined,
  ],
  [
    'nobody is told where whoever chooses it may teach',
    'open',
    { ...teacher, type: 'personal', teacherState: 'refused' },
    undefined,
  ],
] as const)('%s', (_name, rule, person, approval) => {
  expect(approvalOf(rule, person)).toBe(approval)
  expect(waitsToTeach(rule, person)).toBe(approval === 'waits')
})
