import { expect, test } from 'vitest'
import { guessBlindly, stretchOf } from './guess-blindly'

test.each([
  ['the question to a question', 'Is it here?', ['Está aquí.', '¿Está aquí?', '¡Está aquí!'], 1],
  ['two sentences to two', 'No. It is here.', ['No está.', 'No. Está aquí.'], 1],
  ['the long to the long', 'It is not at home any more.', ['No.', 'Ya no está en su casa.'], 1],
  ['the first of equals', 'Yes.', ['No.', 'Sí.'], 0],
])('a blind guesser takes %s', (_what, cue, choices, place) => {
  expect(guessBlindly(cue, choices, 1)).toBe(place)
})

test('the guesser knows how much longer the lines of a language are', () => {
  const stretch = stretchOf(['It is here.', 'Yes, it is.'], ['在这里。', '是的。'])
  expect(stretch).toBeCloseTo(7 / 22)
  expect(
    guessBlindly('Is it here or there?', ['在哪里呢？', '你知不知道它在这里还是那里？'], stretch),
  ).toBe(0)
})
