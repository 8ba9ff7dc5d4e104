import fc from 'fast-check'
import { expect, test } from 'vitest'
import { scoreSpeech } from './score-speech'
import { speechUnits } from './speech-units'

const heardAs = (...transcripts: string[]) =>
  transcripts.map(transcript => ({ transcript, confidence: null }))

test.each([
  ['es', '¿Tienes mi llave?', 'tienes mi llave', 100],
  ['es', '¿Tienes mi llave?', 'Tienes la llave', 66],
  ['es', '¿Tienes mi llave?', 'llave mi tienes', 33],
  ['es', '¿Tienes mi llave?', 'tienes mi llave por favor', 60],
  ['es', '¿Tienes mi llave?', 'no entiendo', 0],
  ['es', 'Sí, sí, sí.', 'sí', 33],
  ['es', 'Son las 3.', 'son las tres', 100],
  ['es', 'Un café, por favor.', '1 café por favor', 100],
  ['fr', 'L’été, c’est long.', 'l été c est long', 100],
  ['fr', 'Il a quatre-vingt-dix-neuf ans.', 'il a 99 ans', 100],
  ['de', 'Wie geht’s?', 'Wie gehts', 100],
  ['de', 'Er ist einundzwanzig.', 'er ist 21', 100],
  ['de', 'Große Straße', 'grosse strasse', 100],
  ['en', "Don't go!", 'dont go', 100],
  ['zh', '他是我的老师。', '他是我的老师', 100],
  ['zh', '我有两个。', '我有2个', 100],
  ['zh', '她是我的老师。', '他是我得老师', 100],
  ['zh', '他在这儿。', '她再这儿', 100],
  ['zh', '我想买马。', '我想卖妈', 100],
  ['zh', '我要喝茶。', '我要喝水', 75],
  ['ja', '他です', '她です', 66],
  ['zh', '你好', '你们好', 66],
  ['ja', 'ありがとう。', 'ありがとう', 100],
  ['en', '…', 'anything', 100],
  ['en', 'Hello', '', 0],
])('in %s, of «%s» said as «%s» %i percent match', (language, line, said, percent) => {
  expect(scoreSpeech(line, heardAs(said), language).percent).toBe(percent)
})

test('the best of the alternatives counts, the first of equally good ones', () => {
  const heard = [
    { transcript: 'tienes mi', confidence: 0.9 },
    { transcript: 'tienes mi llave', confidence: 0.4 },
    { transcript: 'Tienes mi llave', confidence: 0.3 },
  ]
  const score = scoreSpeech('¿Tienes mi llave?', heard, 'es')
  expect(score).toMatchObject({ percent: 100, best: heard[1] })
})

test('it tells which words matched, as they are written, on both sides', () => {
  const { expected, heard } = scoreSpeech(
    '«Sí», está aquí .',
    heardAs('Sí estaba aquí mismo'),
    'es',
  )
  expect(expected).toEqual([
    { text: '«Sí»,', isMatched: true },
    { text: 'está', isMatched: false },
    { text: 'aquí', isMatched: true },
    { text: '.', isMatched: null },
  ])
  expect(heard.map(word => word.isMatched)).toEqual([true, false, true, false])
})

test('Chinese is told character by character, a number in one piece', () => {
  const { expected } = scoreSpeech('我有15个。', heardAs('我有十五'), 'zh')
  expect(expected.map(({ text, isMatched }) => [text, isMatched])).toEqual([
    ['我', true],
    ['有', true],
    ['15', true],
    ['个', false],
    ['。', null],
  ])
})

test('nothing heard matches nothing', () => {
  expect(scoreSpeech('Hola', [], 'es')).toMatchObject({ percent: 0, heard: [] })
})

const languages = fc.constantFrom('es', 'fr', 'de', 'en', 'zh', 'ja', 'ar')
const texts = fc.oneof(
  fc
    .array(fc.constantFrom('uno', '1', 'dos', "l'été", '¡Hola!', '你好', '21', '—'), {
      maxLength: 8,
    })
    .map(words => words.join(' ')),
  fc.string({ unit: 'binary', maxLength: 40 }),
)

test('a line said as it is written matches whole', () => {
  fc.assert(
    fc.property(texts, languages, (line, language) => {
      expect(scoreSpeech(line, heardAs(line), language).percent).toBe(100)
    }),
  )
})

test('the score is a whole percentage, 100 only when every word matches on both sides', () => {
  fc.assert(
    fc.property(texts, texts, languages, (line, said, language) => {
      const { percent, expected, heard } = scoreSpeech(line, heardAs(said), language)
      expect(Number.isInteger(percent) && percent >= 0 && percent <= 100).toBe(true)
      if (percent < 100 || speechUnits(line, language).length === 0) return
      expect([...expected, ...heard].every(word => word.isMatched !== false)).toBe(true)
    }),
  )
})

test('another alternative never makes it worse', () => {
  fc.assert(
    fc.property(texts, texts, texts, languages, (line, one, other, language) => {
      const alone = scoreSpeech(line, heardAs(one), language).percent
      expect(scoreSpeech(line, heardAs(one, other), language).percent).toBeGreaterThanOrEqual(alone)
    }),
  )
})
