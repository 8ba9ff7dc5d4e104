import { expect, test } from 'vitest'
import { canBattle } from './can-battle'

test.each([
  [[], false],
  [['Hola.'], false],
  [['Hola.', '¡HOLA!', 'hóla'], false],
  [['Hola.', 'Adiós.'], true],
  [['Hola.', 'Hola.', 'Adiós.'], true],
])('the lines %j can be battled: %s', (texts, can) => {
  expect(
    canBattle(
      texts.map(text => ({ text })),
      'es',
    ),
  ).toBe(can)
})
