import { expect, test } from 'vitest'
import {
  currentPasswordFault,
  emailFault,
  nameFault,
  passwordFault,
  repeatedPasswordFault,
  usernameFault,
} from './account-fields'

const letters = 'can only contain English letters, numbers, periods, hyphens, and underscores'

test.each([
  ['', 'is required'],
  ['   ', 'is required'],
  ['ana', 'is not a valid email address'],
  ['ana@school', 'is not a valid email address'],
  ['ana@@school.example', 'is not a valid email address'],
  ['ana b@school.example', 'is not a valid email address'],
  ['ana@school.example\nBcc: b@x.example', 'is not a valid email address'],
  ['ana@school..example', 'is not a valid email address'],
  [`${'a'.repeat(244)}@example.org`, 'must have at most 255 characters'],
  [`${'a'.repeat(243)}@example.org`, undefined],
  ['ana@school.example', undefined],
  [' Ana.Ruiz+es@mail.school.example ', undefined],
  ['josé@müller.example', undefined],
])('the e-mail %j: %s', (value, fault) => expect(emailFault(value)).toBe(fault))

test.each([
  ['', 'is required'],
  ['1234567', 'must have at least 8 characters'],
  ['12345678', undefined],
  ['        ', undefined],
  ['x'.repeat(64), undefined],
  ['x'.repeat(65), 'must have at most 64 characters'],
])('the password %j: %s', (value, fault) => expect(passwordFault(value)).toBe(fault))

test('a repeated password is the same', () => {
  expect(repeatedPasswordFault('', 'abcdefgh')).toBe('is required')
  expect(repeatedPasswordFault('abcdefgH', 'abcdefgh')).toBe('does not match')
  expect(repeatedPasswordFault('abcdefgh', 'abcdefgh')).toBeUndefined()
})

test('the current password is only required', () => {
  expect(currentPasswordFault('')).toBe('is required')
  expect(currentPasswordFault('x')).toBeUndefined()
})

test.each([
  ['', 'is required'],
  ['ab', 'must have at least 3 characters'],
  ['a.b', undefined],
  ['A-b_c.9', undefined],
  ['a'.repeat(16), undefined],
  ['a'.repeat(17), 'must have at most 16 characters'],
  ['josé', letters],
  ['a b', letters],
  ['а́на', letters],
])('the username %j: %s', (value, fault) => expect(usernameFault(value)).toBe(fault))

test.each([
  ['', 'is required'],
  ['Ana', undefined],
  ['ß'.repeat(30), undefined],
  ['ß'.repeat(31), 'must have at most 30 characters'],
])('the name %j: %s', (value, fault) => expect(nameFault(value)).toBe(fault))
