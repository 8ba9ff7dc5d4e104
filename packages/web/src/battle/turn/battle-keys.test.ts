import { expect, test } from 'vitest'
import type { PressedKey } from '../../ui/keys/pressed-key'
import { type KeyAction, keyAction } from './battle-keys'

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
  ['Q is the first power', { key: 'q', code: 'KeyQ' }, 0, { kind: 'power', power: 0 }],
  ['E is the third', { key: 'E', code: 'KeyE' }, 4, { kind: 'power', power: 2 }],
  ['a keyboard says where its Q is', { key: 'q', code: 'KeyA' }, 4, { kind: 'power', power: 0 }],
  ['and its A is no Q', { key: 'a', code: 'KeyQ' }, 4, null],
  ['in Cyrillic the place counts', { key: 'ц', code: 'KeyW' }, 4, { kind: 'power', power: 1 }],
  [
    'Y says that the computer will be right',
    { key: 'y', code: 'KeyY' },
    0,
    { kind: 'guess', says: true },
  ],
  ['N says that it will not', { key: 'N', code: 'KeyN' }, 0, { kind: 'guess', says: false }],
  ['a held key uses a power once', { key: 'q', code: 'KeyQ', repeat: true }, 4, null],
  ['the browser keeps Ctrl+W', { key: 'w', code: 'KeyW', ctrlKey: true }, 4, null],
  ['space is free', { key: ' ', code: 'Space' }, 4, null],
])('%s', (_name, pressed, choices, action) => {
  expect(keyAction(press(pressed), choices)).toEqual(action)
})

test.each<[string, Partial<PressedKey>, KeyAction | null]>([
  ['space plays the line again', { key: ' ', code: 'Space' }, { kind: 'replay' }],
  ['a held space plays it once', { key: ' ', code: 'Space', repeat: true }, null],
  ['1 is still the first answer', { key: '1', code: 'Digit1' }, { kind: 'answer', choice: 0 }],
])('where lines are heard %s', (_name, pressed, action) => {
  expect(keyAction(press(pressed), 4, true)).toEqual(action)
})
