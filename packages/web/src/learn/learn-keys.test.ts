import { expect, test } from 'vitest'
import { learnKey } from './learn-keys'

const press = (key: string, held = {}) =>
  learnKey({ key, code: '', ctrlKey: false, altKey: false, metaKey: false, repeat: false, ...held })

test.each([
  [' ', 'play'],
  ['s', 'slow'],
  ['S', 'slow'],
  ['l', 'loop'],
  ['r', 'record'],
  ['t', 'translation'],
  ['ArrowRight', 'next'],
  ['ArrowLeft', 'back'],
  ['Enter', 'enter'],
  ['?', 'help'],
  ['3', { choice: 2 }],
  ['5', null],
  ['x', null],
  ['toString', null],
])('%s asks for %o', (key, asked) => {
  expect(press(key)).toEqual(asked)
})

test('keys count by their place where the keyboard has other letters, and digits where they need Shift', () => {
  expect(press('к', { code: 'KeyR' })).toBe('record')
  expect(press('&', { code: 'Digit1' })).toEqual({ choice: 0 })
})

test('where the page runs from the right, the arrow to the left leads on', () => {
  const pressed = { code: '', ctrlKey: false, altKey: false, metaKey: false, repeat: false }
  expect(learnKey({ ...pressed, key: 'ArrowLeft' }, 'rtl')).toBe('next')
  expect(learnKey({ ...pressed, key: 'ArrowRight' }, 'rtl')).toBe('back')
})

test('combinations belong to the browser, and a key that is held counts once', () => {
  for (const held of [{ ctrlKey: true }, { altKey: true }, { metaKey: true }, { repeat: true }])
    expect(press('r', held)).toBeNull()
})
