import fc from 'fast-check'
import { expect, test } from 'vitest'
import { foldText } from './fold'

test.each([
  ['L’Été à Paris', "l'ete a paris"],
  ['¿Dónde está el NIÑO?', '¿donde esta el nino?'],
  ['Straße', 'strasse'],
  ['STRAẞE', 'strasse'],
  ['Übung', 'ubung'],
  ['Œuvre et Æther', 'oeuvre et aether'],
  ['Smørrebrød', 'smorrebrod'],
  ['İstanbul ılık', 'istanbul ilik'],
  ['rock ʼn` roll´', "rock 'n' roll'"],
  ['が ぎ ぐ', 'が ぎ ぐ'],
  ['हिन्दी', 'हिन्दी'],
  ['中文 ABC', '中文 abc'],
  ['ΟΔΟΣ', 'οδοσ'],
  ['한국어', '한국어'],
])('%s is found as %s', (text, folded) => {
  expect(foldText(text)).toBe(folded)
})

test('a title is found with its accents left out, composed or not', () => {
  expect(foldText('cafe\u0301')).toBe(foldText('CAFÉ'))
})

test('folding twice changes nothing', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), text => {
      expect(foldText(foldText(text))).toBe(foldText(text))
    }),
  )
})

test('every single character folds once and for all', () => {
  const unstable: string[] = []
  for (let code = 0; code <= 0x10ffff; code += 1) {
    const once = foldText(String.fromCodePoint(code))
    if (foldText(once) !== once) unstable.push(code.toString(16))
  }
  expect(unstable).toEqual([])
})
