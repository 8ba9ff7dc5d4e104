import { expect, test } from 'vitest'
import { familyNameFault, nameInClass } from './name-in-class'

const account = { givenName: 'Anastasia', familyName: 'Gil', fullName: 'Anastasia Gil' }

test.each([
  ['as their account says, before they were asked', null, account],
  ['so too when they would rather not say', { givenName: null, familyName: null }, account],
  [
    'as they said',
    { givenName: 'Ana', familyName: 'Ruiz' },
    { givenName: 'Ana', familyName: 'Ruiz', fullName: 'Ana Ruiz' },
  ],
  [
    'by one name where they said one, without a part of the account’s',
    { givenName: 'Ana', familyName: null },
    { givenName: 'Ana', familyName: null, fullName: 'Ana' },
  ],
])('a student is called %s', (_how, called, expected) => {
  expect(nameInClass(account, called)).toEqual(expected)
})

test('the last name may be left out, and has at most 30 characters', () => {
  expect(familyNameFault(' ')).toBe(undefined)
  expect(familyNameFault('x'.repeat(30))).toBe(undefined)
  expect(familyNameFault('x'.repeat(31))).toBe('must have at most 30 characters')
})
