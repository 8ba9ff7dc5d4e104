import fc from 'fast-check'
import { expect, test } from 'vitest'
import { textWords } from './text-words'

test.each([
  ['fr', "J'ai pas d'amour, aujourd'hui !", "j' ai pas d' amour aujourd'hui"],
  [
    'fr',
    'Qu’est-ce qu’on dit à quelqu’un d’ailleurs ?',
    "qu' est-ce qu' on dit à quelqu'un d'ailleurs",
  ],
  ['fr', "Lorsqu'il n'y a plus rien, jusqu'au soir", "lorsqu' il n' y a plus rien jusqu' au soir"],
  ['fr', 'D’ACCORD, d’abord la presqu’île', "d'accord d'abord la presqu'île"],
  ['es', '¿Qué será, será?', 'qué será será'],
  ['es', '«Ay»—dijo—y se fue…', 'ay dijo y se fue'],
  ['de', "Du weißt's doch, mein Schatz – geh' nicht!", "Du weißt's doch mein Schatz geh nicht"],
  ['de', 'Die E-Mail -- 24 Stunden', 'Die E-Mail 24 Stunden'],
  ['de', '♪ (Ah!) ♪', 'Ah'],
  ['es', '...', ''],
])('%s: %s', (language, text, words) => {
  expect(textWords(text, language).join(' ')).toBe(words)
})

test('words are never blank, and splitting them again changes nothing', () => {
  fc.assert(
    fc.property(fc.constantFrom('es', 'de'), fc.string({ unit: 'binary' }), (language, text) => {
      const words = textWords(text, language)
      expect(words.every(word => word.trim() !== '')).toBe(true)
      expect(textWords(words.join(' '), language)).toEqual(words)
    }),
  )
})
