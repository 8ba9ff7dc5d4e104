import type { ClassCard } from '@duologue/contract/classes'
import { expect, test } from 'vitest'
import { scoreGroups, usualGroup } from './score-groups'

const card = (id: string, scores: ClassCard['scores']): ClassCard => ({
  id,
  name: `Class ${id}`,
  color: 'teal',
  icon: 'book',
  language: 'french',
  teacher: { id: 't', fullName: 'T', email: null, avatar: null },
  scores,
  role: 'student',
})

test('one may compare oneself, each class and everybody', () => {
  expect(scoreGroups([card('a', 'off'), card('b', 'names')])).toEqual([
    { id: 'me', name: 'Me' },
    { id: 'a', name: 'Class a' },
    { id: 'b', name: 'Class b' },
    { id: 'everyone', name: 'Everyone' },
  ])
})

test.each([
  ['student', [card('a', 'off'), card('b', 'own')], 'b'],
  ['student', [card('a', 'names'), card('b', 'own')], 'a'],
  ['student', [card('a', 'off')], 'me'],
  ['student', [], 'me'],
  ['teacher', [card('a', 'names')], 'everyone'],
  ['personal', [], 'everyone'],
] as const)('a %s with %j is shown %s', (type, classes, group) => {
  expect(usualGroup(type, classes)).toBe(group)
})
