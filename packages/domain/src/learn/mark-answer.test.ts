import fc from 'fast-check'
import { expect, test } from 'vitest'
import { speechUnits } from '../speech/speech-units'
import { markSpoken, markTyped } from './mark-answer'
import { marksInLetters } from './marked-answer'

const letters = (text: string, given: string, language: string) => {
  const marked = markTyped({ text, language }, given)
  return [marked.isRight, marksInLetters(marked)]
}

test.each([
  ['¿Dónde está mi llave?', 'donde esta mi llave', 'es', true, 'rrrr'],
  ['¿Dónde está mi llave?', 'dónde está tu llave', 'es', false, 'rrwr'],
  ['¿Dónde está mi llave?', 'dónde está llave', 'es', false, 'rrmr'],
  ['¿Dónde está mi llave?', 'dónde está ahora mi llave', 'es', false, 'rrxrr'],
  ['¿Dónde está mi llave?', '', 'es', false, 'mmmm'],
  ['Uno dos tres', 'tres dos uno', 'es', false, 'xxrmm'],
  ['L’ami n’est pas là.', "l'ami n'est pas la", 'fr', true, 'rrrr'],
  ['Die Straße ist groß.', 'die strasse ist gross', 'de', true, 'rrrr'],
  ['Ich habe 3 Äpfel.', 'ich habe drei Äpfel', 'de', true, 'rrrr'],
  ['J’ai 25 ans.', 'j’ai vingt-cinq ans', 'fr', true, 'rrr'],
  ['It’s well–known—really.', 'its well-known really', 'en', true, 'rr'],
  ['Sí — claro.', 'sí claro', 'es', true, 'rr'],
  ['我坐在这里。', '我做在这里', 'zh', true, 'rrrrr'],
  ['我在这里。', '我这里', 'zh', false, 'rmrr'],
  ['…', '', 'es', true, ''],
])('%s answered with %s', (text, given, language, isRight, marks) => {
  expect(letters(text, given, language)).toEqual([isRight, marks])
})

test('a wrong word shows what was written instead, a word too many stands where it was', () => {
  const { words } = markTyped({ text: 'Está aquí, mamá.', language: 'es' }, 'Está allí, mi mamá')
  expect(words).toEqual([
    { text: 'Está', mark: 'right' },
    { text: 'aquí,', mark: 'wrong', instead: 'allí,' },
    { text: 'mi', mark: 'extra' },
    { text: 'mamá.', mark: 'right' },
  ])
})

test('another way to say the line is as good, and its own words are marked', () => {
  const key = { text: 'No lo sé.', language: 'es', variants: ['No sé.', 'Ni idea.'] }
  expect(markTyped(key, 'ni idea').isRight).toBe(true)
  expect(marksInLetters(markTyped(key, 'no se nada'))).toBe('rrx')
})

test('what is said counts by its best alternative, and from three words of four on', () => {
  const key = { text: 'Tengo mucha hambre hoy', language: 'es' }
  expect(markSpoken(key, ['vengo', 'tengo mucha hambre']).isRight).toBe(true)
  expect(markSpoken(key, ['tengo mucha']).isRight).toBe(false)
  expect(markSpoken(key, [])).toMatchObject({ isRight: false, given: '' })
})

const words = fc.array(fc.constantFrom('uno', 'casa', 'perro', 'y', 'no', '3', 'él'), {
  maxLength: 8,
})

test('each word of the line is right, wrong or missing, and each word of the answer right, wrong or extra', () => {
  fc.assert(
    fc.property(words, words, (line, given) => {
      const text = line.join(' ')
      const answer = given.join(' ')
      const marked = markTyped({ text, language: 'es' }, answer)
      const count = (mark: string) => marked.words.filter(word => word.mark === mark).length
      expect(count('right') + count('wrong') + count('missing')).toBe(line.length)
      expect(count('right') + count('wrong') + count('extra')).toBe(given.length)
      expect(marked.isRight).toBe(
        count('right') === line.length && (line.length === 0 || count('extra') === 0),
      )
    }),
  )
})

test('a line answered with itself is right in every language', () => {
  const language = fc.constantFrom('es', 'fr', 'zh', 'de', 'en', 'ja', 'ru')
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 40 }), language, (text, code) => {
      const marked = markTyped({ text, language: code }, text)
      expect(marked.isRight).toBe(true)
      if (speechUnits(text, code).length > 0) expect(marked.percent).toBe(100)
    }),
  )
})
