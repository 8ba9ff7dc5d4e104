import { expect, test } from 'vitest'
import { type BattleLack, battleLacks, canBattle } from './can-battle'

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

const clip = '/audio/es/1.mp3'

test.each<[string, boolean, (readonly [string, string | null])[], BattleLack[]]>([
  [
    'a published conversation with all its clips',
    true,
    [
      ['Hola.', clip],
      ['Adiós.', clip],
    ],
    [],
  ],
  [
    'a draft',
    false,
    [
      ['Hola.', clip],
      ['Adiós.', clip],
    ],
    ['unpublished'],
  ],
  [
    'one without a clip',
    true,
    [
      ['Hola.', null],
      ['Adiós.', ''],
    ],
    ['no-clips'],
  ],
  [
    'one with some clips',
    true,
    [
      ['Hola.', clip],
      ['Adiós.', null],
    ],
    ['some-clips'],
  ],
  [
    'a draft without clips',
    false,
    [
      ['Hola.', null],
      ['Adiós.', null],
    ],
    ['unpublished', 'no-clips'],
  ],
  ['one that is too short', true, [['Hola.', null]], ['too-few-lines']],
  ['a draft that is too short', false, [], ['too-few-lines', 'unpublished']],
])('%s lacks what it lacks', (_name, isPublished, lines, lacks) => {
  const dialogue = lines.map(([text, audio]) => ({ text, audio }))
  expect(battleLacks({ language: 'es', settings: { isPublished }, dialogue })).toEqual(lacks)
})
