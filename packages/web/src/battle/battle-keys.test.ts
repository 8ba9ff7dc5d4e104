import { expect, test } from 'vitest'
import { type KeyAction, keyAction, type PressedKey } from './battle-keys'

const press = (changes: Partial<PressedKey>): PressedKey => ({
  key: '',
  code: '',
  ctrlKey: false,
  altKey: false,
  metaKey: false,
  repeat: false,
  ...changes,
})

test.each<[string, Partial<PressedKey>, number, KeyAction | null]>([
  ['1 is the first answer', { key: '1', code: 'Digit1' }, 4, { kind: 'answer', choice: 0 }],
  ['4 is the fourth', { key: '4', code: 'Digit4' }, 4, { kind: 'answer', choice: 3 }],
  ['3 is nothing between two answers', { key: '3', code: 'Digit3' }, 2, null],
  ['5 is nothing', { key: '5', code: 'Digit5' }, 4, null],
  ['without answers a digit is nothing', { key: '1', code: 'Digit1' }, 0, null],
  [
    'a digit that needs Shift works',
    { key: 'é', code: 'Digit2' },
    4,
    { kind: 'answer', choice: 1 },
  ],
  ['the number block works', { key: '2', code: 'Numpad2' }, 4, { kind: 'answer', choice: 1 }],
  ['? shows the keys at any time', { key: '?', code: 'Slash' }, 0, { kind: 'help' }],
  ['a tab of the browser stays its own', { key: '1', code: 'Digit1', ctrlKey: true }, 4, null],
  ['a held key answers once', { key: '1', code: 'Digit1', repeat: true }, 4, null],
  ['letters are free', { key: 'a', code: 'KeyA' }, 4, null],
  ['space is free', { key: ' ', code: 'Space' }, 4, null],
])('%s', (_name, pressed, choices, action) => {
  expect(keyAction(press(pressed), choices)).toEqual(action)
})
