import { expect, test } from 'vitest'
import { hasEveryWord } from './find-words'

test.each([
  ['The microphone is blocked', 'micro block', true],
  ['The microphone is blocked', 'MICROPHONE', true],
  ['Élève et école', 'ecole eleve', true],
  ['The microphone is blocked', 'phone', false],
  ['The microphone is blocked', 'microphone firefox', false],
  ['The microphone is blocked', '', true],
  ['The microphone is blocked', '  ?! ', true],
])('"%s" has every word of "%s": %s', (text, typed, has) => {
  expect(hasEveryWord(text, typed)).toBe(has)
})
