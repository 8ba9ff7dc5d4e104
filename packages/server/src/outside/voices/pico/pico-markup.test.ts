import fc from 'fast-check'
import { expect, test } from 'vitest'
import { picoMarkup, spokenText } from './pico-markup'

test.each([
  ['¿Dónde está? ¡Aquí!', 'Dónde está? Aquí!'],
  ['Mira, ¿qué hora es?', 'Mira, qué hora es?'],
  ['Chut, monsieur\u00a0! Non.', 'Chut, monsieur! Non.'],
  ['un «\u00a0malgré que\u00a0», et', 'un malgré que, et'],
  ['Er sagt: „Guten Tag!“', 'Er sagt: Guten Tag!'],
  ['a copy of "Drains", would you?', 'a copy of Drains, would you?'],
  ['Dans ce cas… je vais', 'Dans ce cas, je vais'],
  ['Das würde bedeuten …', 'Das würde bedeuten.'],
  ['Wait... what?', 'Wait, what?'],
  ['Really…?', 'Really?'],
  ['Well – maybe — not', 'Well, maybe, not'],
  ['Y a-t-il un chat?', 'Y a-t-il un chat?'],
  ['L’été', "L'été"],
  ['Salt & pepper', 'Salt & pepper'],
  ['one < two > <b>three</b>', 'one two b three /b'],
  ['cafe\u0301', 'café'],
])('%s is read as %s', (text, spoken) => {
  expect(spokenText(text)).toBe(spoken)
})

test('no text can break out of the markup', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), text => {
      expect(spokenText(text)).not.toMatch(/[<>]/)
    }),
  )
})

test('the speed makes up for the stretch that follows', () => {
  expect(picoMarkup('Hola.', { pitch: 70, stretch: 1.1, pace: 1 })).toBe(
    '<volume level="30"><speed level="110"><pitch level="70">Hola.',
  )
})

test('beginners are spoken to more slowly', () => {
  expect(picoMarkup('Hola.', { pitch: 103, stretch: 1, pace: 0.85 })).toBe(
    '<volume level="30"><speed level="85"><pitch level="103">Hola.',
  )
})
