import fc from 'fast-check'
import { expect, test } from 'vitest'
import { normaliseText } from './normalise'

test.each([
  ['es', '¡Hola!   ¿Qué tal, señor?', 'hola que tal senor'],
  ['fr', 'L’été, qu’il est beau !', 'l ete qu il est beau'],
  ['fr', "D'accord, aujourd'hui.", 'daccord aujourdhui'],
  ['fr', 'Où va-t-il ?', 'ou va t il'],
  ['de', 'Wie geht’s? – Groß!', 'wie gehts gross'],
  ['en', "Don't say 'no' to rock 'n' roll", 'dont say no to rock n roll'],
  ['zh', '你好,  世界!', '你好 世界'],
  ['ja', '「ありがとう。」', 'ありがとう'],
  ['hi', 'नमस्ते।', 'नमस्ते'],
  ['ja', "か'\u3099", 'が'],
  ['en', ' \t\n ', ''],
  ['en', '?! …', ''],
  ['en', '3 + 4', '3 4'],
])('in %s, %s is compared as %s', (language, text, normalised) => {
  expect(normaliseText(text, language)).toBe(normalised)
})

test('normalising twice changes nothing, and leaves no loose white space', () => {
  const languages = fc.constantFrom('fr', 'en', 'de', 'zh')
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), languages, (text, language) => {
      const once = normaliseText(text, language)
      expect(normaliseText(once, language)).toBe(once)
      expect(once).not.toMatch(/^\s|\s$|\s\s/)
    }),
  )
})
