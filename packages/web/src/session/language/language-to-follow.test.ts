import { expect, test } from 'vitest'
import { languageToFollow } from './language-to-follow'

const offered = ['en', 'de', 'fr']

test('a page follows the language of the account, once for each pair', () => {
  const known = { wanted: 'de', shown: 'en', offered, followed: null }
  expect(languageToFollow(known)).toEqual({ language: 'de', pair: 'en de' })
  expect(languageToFollow({ ...known, followed: 'en de' })).toBeUndefined()
  expect(languageToFollow({ ...known, followed: 'en fr' })?.pair).toBe('en de')
})

test.each([
  { wanted: null, shown: 'en' },
  { wanted: undefined, shown: 'en' },
  { wanted: 'de', shown: 'de' },
  { wanted: 'zh', shown: 'en' },
])('it stays for %j', known => {
  expect(languageToFollow({ ...known, offered, followed: null })).toBeUndefined()
})
