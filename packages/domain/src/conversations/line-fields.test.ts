import { expect, test } from 'vitest'
import { isMachineMade, isTranslationSource, lineTextFault, listOfTexts } from './line-fields'

test.each([
  ['', 'text cannot be empty'],
  ['   ', 'text cannot be empty'],
  ['x'.repeat(300), undefined],
  ['x'.repeat(301), 'must have at most 300 characters'],
])('the text of a line: %#', (text, fault) => {
  expect(lineTextFault(text)).toBe(fault)
})

test.each([
  ['human', true, false],
  ['memory', true, true],
  ['machine:deepl', true, true],
  ['machine:', false, true],
  ['somebody', false, true],
])('the source of a translation: %s', (source, isOne, isMachine) => {
  expect([isTranslationSource(source), isMachineMade(source)]).toEqual([isOne, isMachine])
})

test('nobody made a translation that does not say who did', () => {
  expect(isMachineMade(null)).toBe(false)
})

test('texts are typed one a line, each once', () => {
  expect(listOfTexts(' Sí. \n\nClaro.\nSí.\n')).toEqual(['Sí.', 'Claro.'])
})
