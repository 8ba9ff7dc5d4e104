import { expect, test } from 'vitest'
import { faultsOf } from './faults.js'

const sentence = (key: string, message: string, numbers: string[] = [], names = numbers) => ({
  key,
  message,
  names,
  numbers,
})

const english = {
  shop: {
    buy: sentence('buy', 'Buy'),
    give: sentence('give', 'Give {count, number} to {name}', ['count'], ['count', 'name']),
    cards: sentence('cards', '{count, plural, one {# card} other {# cards}}', ['count']),
    saveAction: sentence('saveAction', 'Save cards'),
    csv: sentence('csv', 'CSV'),
  },
}

/** German that is as it should be, but for one sentence. */
const faultsWith = (key: string, message: string, language = 'de') => {
  const right = {
    buy: 'Kaufen',
    give: '{name} {count, plural, one {# Karte} other {# Karten}} geben',
    cards: '{count, plural, one {# Karte} other {# Karten}}',
    saveAction: 'Karten speichern',
    csv: 'CSV',
  }
  const told = Object.entries({ ...right, [key]: message })
  const shop = Object.fromEntries(told.map(([name, text]) => [name, { defaultMessage: text }]))
  return faultsOf({ language, english, told: { shop }, alike: new Set(['CSV']) })
}

test('a whole language has no faults', () => expect(faultsWith('buy', 'Erwerben')).toEqual([]))

test.each([
  ['fr', 'Ton école, chez toi'],
  ['de', 'Kaufen. Sie kosten nichts'],
  ['es', 'Comprar'],
])('%s speaks to one reader as a friend does', (language, message) =>
  expect(faultsWith('buy', message, language).join()).not.toContain('friend'),
)

test.each([
  ['fr', 'Demandez à votre école'],
  ['fr', 'Achetez ceci'],
  ['de', 'Kaufen Sie'],
  ['es', 'Usted compra'],
  ['zh', '请您购买'],
])('%s: "%s" keeps its distance', (language, message) =>
  expect(faultsWith('buy', message, language).join()).toContain('friend'),
)

test.each([
  ['اختر مكافأة', true],
  ['اختيار مكافأة', false],
])('in Arabic nobody is told what to do by a command: "%s"', (message, isCommand) =>
  expect(faultsWith('buy', message, 'ar').join().includes('is a command')).toBe(isCommand),
)

test.each([
  ['buy', 'Buy', 'is still English'],
  ['buy', ' Kaufen', 'begins or ends with a space, and English does not, or the other way round'],
  ['buy', 'Kaufen <b>', 'has a <'],
  ['sell', 'Verkaufen', 'is no key of English'],
  ['buy', 'Kaufen Sie', 'is not said to a friend: tú, tu, du, 你'],
  ['give', '{count, number} geben', '{name} is lost'],
  ['give', '{count} an {name}, {wer}', '{wer} is no argument of it'],
  ['give', '{count} an {name, number}', '{name} is no number'],
  ['give', '{count} an {name, date}', '{name} cannot be used like that'],
  ['cards', '{count, plural, other {# Karten}}', 'the form "one" of {count} is missing'],
  [
    'cards',
    '{count, plural, one {# Karte} few {# Karten} other {# Karten}}',
    'the language has no form "few"',
  ],
  ['cards', '{count, selectordinal, one {# Karte} other {# Karten}}', '{count} is an ordinal'],
  [
    'saveAction',
    'Die Karten jetzt alle speichern',
    'is 31 signs long, English 10: it has no room for that',
  ],
])('%s: %s', (key, message, fault) =>
  expect(faultsWith(key, message)).toEqual([`shop.json: ${key}: ${fault}`]),
)

test('a fault of the syntax is told, and every category of a language is asked for', () => {
  expect(faultsWith('cards', '{count, plural, one {# Karte}')).toEqual([
    expect.stringContaining('shop.json: cards: cannot be read: '),
  ])
  expect(faultsWith('buy', 'Kaufen', 'ar')).toContain(
    'shop.json: cards: the form "few" of {count} is missing',
  )
})

test('a sentence that nobody has translated is missing', () =>
  expect(faultsOf({ language: 'de', english, told: {}, alike: new Set() }).slice(0, 1)).toEqual([
    'shop.json: buy: is missing',
  ]))
