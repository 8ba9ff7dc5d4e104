import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type SongLanguage, songLanguages } from '../../choices/song-choices'
import { wordPlaces } from './word-places'

/** The text with each place in brackets, and the words that have none behind it. */
function shown(text: string, words: readonly string[], language: SongLanguage): string {
  const places = wordPlaces(text, words, language)
  const marked = places
    .toReversed()
    .reduce(
      (done, place) =>
        place === null
          ? done
          : `${done.slice(0, place.from)}[${done.slice(place.from, place.to)}]${done.slice(place.to)}`,
      text,
    )
  const lost = words.filter((_, index) => places[index] === null)
  return [marked, ...lost].join(' | ')
}

test.each<[SongLanguage, string, string, string]>([
  ['spanish', '¡La luna!', 'la luna', '¡[La] [luna]!'],
  ['spanish', 'La la, luna', 'la la luna', '[La] [la], [luna]'],
  ['spanish', 'mañanas mañana', 'mañana', 'mañanas [mañana]'],
  ['spanish', 'man\u0303ana', 'mañana', '[man\u0303ana]'],
  ['spanish', 'man\u0303ana', 'man', 'man\u0303ana | man'],
  ['spanish', 'luna', 'sol luna', '[luna] | sol'],
  ['spanish', 'uno dos', 'dos uno', 'uno [dos] | uno'],
  ['spanish', 'a  las   dos', 'a_las dos', '[a  las]   [dos]'],
  [
    'french',
    'J’ai l´amour, qu`il chante',
    "j' ai l' amour qu' il chante",
    '[J’][ai] [l´][amour], [qu`][il] [chante]',
  ],
  ['french', "aujourd'hui, d'où", "d' où", "aujourd'hui, [d'][où]"],
  ['french', 'Où va-t-il ?', 'où va t il', '[Où] [va]-[t]-[il] ?'],
  ['german', 'Mit dem Hut mit', 'mit Hut mit', '[Mit] dem [Hut] [mit]'],
  ['german', 'Ein Lied, ein Lied', 'Ein lied Lied', '[Ein] [Lied], ein Lied | lied'],
  ['german', 'Ich greife dich an', 'ich greife_an', '[Ich] greife dich an | greife_an'],
  ['chinese', '小雨轻轻下，轻轻', '小雨 轻轻 下 轻轻', '[小雨][轻轻][下]，[轻轻]'],
  ['chinese', '我爱OK店', 'ok 店', '我爱[OK][店]'],
  ['chinese', '卡拉OKs店', 'ok 店', '卡拉OKs[店] | ok'],
  ['spanish', 'İçin', 'i', 'İçin | i'],
  ['spanish', '𝒜𝒜 sol', '𝒜 sol', '𝒜𝒜 [sol] | 𝒜'],
  ['spanish', '', 'luna', ' | luna'],
  ['spanish', 'luna', '', 'luna | '],
])('%s: in %j the words %j stand as %j', (language, text, words, places) => {
  const list = words.split(' ').map(word => word.replace('_', ' '))
  expect(shown(text, list, language)).toBe(places.replace('_', ' '))
})

const letters = fc.string({
  unit: fc.constantFrom(
    'a',
    'A',
    'é',
    'e\u0301',
    'ß',
    'İ',
    '小',
    '雨',
    ' ',
    "'",
    '’',
    '-',
    '𝒜',
    ',',
  ),
  maxLength: 30,
})

test('places never overlap, are in order, and hold their words', () => {
  fc.assert(
    fc.property(
      letters,
      fc.array(letters, { maxLength: 12 }),
      fc.constantFrom(...songLanguages),
      (text, words, language) => {
        const places = wordPlaces(text, words, language)
        expect(places).toHaveLength(words.length)
        let behind = 0
        for (const place of places) {
          if (place === null) continue
          expect(place.from).toBeGreaterThanOrEqual(behind)
          expect(place.to).toBeGreaterThan(place.from)
          expect(place.to).toBeLessThanOrEqual(text.length)
          behind = place.to
        }
      },
    ),
  )
})

test('words that were cut out of a text are found in it', () => {
  const plain = fc.array(fc.constantFrom('la', 'luna', 'niña', 'el', 'sol'), { maxLength: 12 })
  fc.assert(
    fc.property(plain, fc.constantFrom(' ', ', ', '-', ' – '), (words, between) => {
      const text = words.join(between)
      const places = wordPlaces(text, words, 'spanish')
      expect(places.map(place => place && text.slice(place.from, place.to))).toEqual(words)
    }),
  )
})
