import { expect, test } from 'vitest'
import { isSameUnit, speechUnits } from './speech-units'

const textsOf = (text: string, language: string) =>
  speechUnits(text, language).map(unit => unit.text)

test.each([
  ['es', '¡Buenos días, Ana!', ['buenos', 'dias', 'ana']],
  ['fr', 'L’été, il a 21 ans.', ['l', 'ete', 'il', 'a', 'vingt', 'et', 'un', 'ans']],
  ['de', 'Um 8:30 Uhr', ['um', 'acht', 'dreissig', 'uhr']],
  ['en', 'Route 66 in 2026', ['route', 'sixty', 'six', 'in', '2026']],
  ['zh', '我有3个。', ['我', '有', '三', '个']],
  ['ja', '100円です', ['百', '円', 'て\u3099'.normalize('NFC'), 'す']],
  ['ar', 'عندي 3 كتب', ['عندي', '3', 'كتب']],
  ['en', '…', []],
])('in %s, %s is compared by %j', (language, text, units) => {
  expect(textsOf(text, language)).toEqual(units)
})

test.each([
  ['es', 'Un café', '1 café'],
  ['es', 'veintiuna', '21'],
  ['fr', 'une minute', '1 minute'],
  ['de', 'Einen Kaffee', '1 Kaffee'],
  ['en', 'a hundred', '100'],
  ['pt', 'duas horas', '2 horas'],
  ['zh', '两个', '2个'],
])('in %s, %s is the same as %s', (language, said, written) => {
  const [one, other] = [speechUnits(said, language), speechUnits(written, language)]
  expect(one).toHaveLength(other.length)
  for (const [index, unit] of one.entries()) {
    expect(isSameUnit(unit, other[index] ?? { text: '', forms: [] })).toBe(true)
    expect(isSameUnit(other[index] ?? { text: '', forms: [] }, unit)).toBe(true)
  }
})

test('two words stay two words: only a number stands for several', () => {
  const [un, uno] = [speechUnits('un', 'es')[0], speechUnits('uno', 'es')[0]]
  expect(un && uno && isSameUnit(un, uno)).toBe(false)
})
