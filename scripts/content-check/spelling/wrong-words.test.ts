import { expect, test } from 'vitest'
import { goodSample } from '../sample'
import { knownWords } from './known-words'
import { textsOfConversation } from './spelled-texts'
import { wordsOfName, wrongWords } from './wrong-words'

const names = new Set(wordsOfName('Frau Ostermann'))
const wrongIn = async (language: string, text: string) =>
  (await wrongWords([{ where: 'here', language, text }], names)).map(({ what }) => what)

test.each([
  ['es', 'El perro olía a jabón.'],
  ['fr', "Aujourd'hui, l'été est fini."],
  ['de', 'Sie lassen die Türen offen, Frau Ostermann.'],
  ['en', "The colour of Ostermann's half-hearted grey doors."],
  ['de', knownWords.de.join(' ')],
  ['zh', '好吗 qqq'],
])('%s: %s: all words are right', async (language, text) => {
  expect(await wrongIn(language, text)).toEqual([])
})

test.each([
  ['es', 'La cancion es buena.', 'cancion'],
  ['es', 'Vamos a cojer el tren.', 'cojer'],
  ['fr', 'Le language est beau.', 'language'],
  ['fr', 'Il a mangée une pomm.', 'pomm'],
  ['de', 'Die lampe ist hell.', 'lampe'],
  ['de', 'Die Strasse ist breit.', 'Strasse'],
  ['de', 'Der Bahnhoff ist dort.', 'Bahnhoff'],
  ['en', 'The color is nice.', 'color'],
  ['en', 'I recieve a letter.', 'recieve'],
])('%s: %s: a wrong word is told', async (language, text, wrong) => {
  expect(await wrongIn(language, text)).toEqual([
    `${wrong} is in no dictionary (${language}): ${text}`,
  ])
})

test('what a conversation says is spelled in its language, its translations in theirs', () => {
  const told = goodSample({ description: 'Lamps.' })
  expect(textsOfConversation(told).map(([language, first]) => [language, first])).toEqual([
    ['es', 'La tienda'],
    ['en', 'Somebody buys things'],
    ['en', 'Lamps.'],
  ])
})
