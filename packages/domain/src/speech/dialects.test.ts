import { expect, test } from 'vitest'
import { languageCodes } from '../choices/languages'
import { chooseDialect, dialectFor, dialectsOf } from './dialects'

test('English is spoken in Australia, India, the United Kingdom and the United States', () => {
  expect(dialectsOf('en')).toEqual([
    { tag: 'en-AU', place: 'Australia' },
    { tag: 'en-IN', place: 'India' },
    { tag: 'en-GB', place: 'United Kingdom' },
    { tag: 'en-US', place: 'United States' },
  ])
})

test('every language has a dialect that a browser takes, and its own ones are of it', () => {
  for (const code of languageCodes) {
    const { language } = new Intl.Locale(code)
    expect(new Intl.Locale(dialectFor(code, [])).language).toBe(language)
    for (const { tag } of dialectsOf(code)) {
      expect(new Intl.Locale(tag).language).toBe(language)
    }
  }
})

test.each([
  ['en', [], 'en-US'],
  ['es', [], 'es-ES'],
  ['ja', [], 'ja-JP'],
  ['sw', [], 'sw'],
  ['es', ['en-GB', 'es-MX'], 'es-MX'],
  ['fr', ['en-GB', 'es-MX'], 'fr-FR'],
  ['fr', ['fr-XX'], 'fr-FR'],
])('%s with %j chosen is listened for as %s', (language, chosen, tag) => {
  expect(dialectFor(language, chosen)).toBe(tag)
})

test('a chosen dialect takes the place of the one of its language', () => {
  expect(chooseDialect(['en-GB', 'es-MX'], 'es-AR')).toEqual(['en-GB', 'es-AR'])
  expect(chooseDialect([], 'de-AT')).toEqual(['de-AT'])
})
