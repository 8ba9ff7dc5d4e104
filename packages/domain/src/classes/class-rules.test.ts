import { expect, test } from 'vitest'
import { classLanguages, languageOfClass, newClassLanguage } from '../choices/class-languages'
import { displayLanguage } from '../choices/english-language-names'
import { typeRefusal } from './change-type'
import { classNameFault } from './class-fields'
import { scoresShown } from './class-scores-for'
import { mayMakeClass } from './may-make-class'

test.each([
  ['', 'Must enter class name.'],
  ['   ', 'Must enter class name.'],
  ['x', undefined],
  [`  ${'x'.repeat(90)}  `, undefined],
  ['x'.repeat(91), 'must have at most 90 characters'],
])('a class named %j', (name, fault) => {
  expect(classNameFault(name)).toBe(fault)
})

test.each([
  ['teacher', { taught: 0, enrolled: 0 }, undefined],
  ['personal', { taught: 0, enrolled: 0 }, undefined],
  ['teacher', { taught: 2, enrolled: 0 }, undefined],
  ['student', { taught: 1, enrolled: 0 }, 'still-teaches'],
  ['personal', { taught: 1, enrolled: 0 }, 'still-teaches'],
  ['student', { taught: 0, enrolled: 3 }, undefined],
  ['teacher', { taught: 0, enrolled: 1 }, 'still-enrolled'],
  ['personal', { taught: 0, enrolled: 1 }, 'still-enrolled'],
] as const)('becoming %s with %j', (type, counts, refusal) => {
  expect(typeRefusal(type, counts)).toBe(refusal)
})

test.each([
  ['off', 'student', undefined],
  ['off', 'teacher', undefined],
  ['names', 'stranger', undefined],
  ['names', 'student', 'named'],
  ['names', 'teacher', 'named'],
  ['own', 'student', 'own'],
  ['own', 'teacher', 'anonymous'],
  ['own', 'admin', 'anonymous'],
] as const)('with scores set to %s a %s sees them', (setting, role, shown) => {
  expect(scoresShown(setting, role)).toBe(shown)
})

test.each([
  [null, 'teacher', true],
  [null, 'student', false],
  [null, 'personal', false],
  ['editor', 'personal', false],
  ['admin', 'personal', true],
] as const)('role %s with a %s account makes a class: %s', (role, type, may) => {
  expect(mayMakeClass({ kind: 'user', id: 'x', role, isStudent: false }, type)).toBe(may)
  expect(mayMakeClass({ kind: 'visitor' }, type)).toBe(false)
})

test('every language of a class is a language, each once, and French is the first of a class', () => {
  expect(new Set(classLanguages).size).toBe(classLanguages.length)
  for (const name of classLanguages)
    expect(displayLanguage(languageOfClass(name) ?? '').toLowerCase()).toBe(name)
  expect(languageOfClass(newClassLanguage)).toBe('fr')
})
