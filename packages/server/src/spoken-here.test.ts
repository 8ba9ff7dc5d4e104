import { siteLanguages } from '@duologue/domain/messages/site-languages'
import { expect, test } from 'vitest'
import { languagesWarning, spokenHere } from './spoken-here'

const small = (codes: string[]) => codes.filter(code => code === 'en')

test('this Node speaks all languages, and nothing is to be said of it', () => {
  expect(spokenHere([...siteLanguages, 'qps'])).toEqual([...siteLanguages, 'qps'])
  expect(languagesWarning(siteLanguages)).toBeUndefined()
})

test('a Node with little data speaks English and the language of tests, and tells it once', () => {
  expect(spokenHere(['en', 'de', 'qps'], small)).toEqual(['en', 'qps'])
  expect(languagesWarning(['en', 'de', 'qps', 'ar'], small)).toContain('for de, ar:')
  expect(languagesWarning(['en', 'qps'], small)).toBeUndefined()
})
