import { expect, test } from 'vitest'
import { siteLanguages } from '../messages/site-languages'
import { pageFromShell } from './page-from-shell'

test.each([
  ['/', 'en'],
  ['/faq?x#y', 'en'],
  ['/faq', 'de'],
  ['/de', 'de'],
  ['/de/faq', 'de'],
  ['/de/classes', 'de'],
  ['/depot', 'de'],
] as const)('%s is made of the shell in %s', (address, language) => {
  expect(pageFromShell(address, language)).toEqual({ isShell: true })
})

test.each([
  ['/de', 'en', '/'],
  ['/de/faq?x=1', 'en', '/faq?x=1'],
  ['/en/faq', 'en', '/faq'],
  ['/en/faq', 'de', '/faq'],
  ['/fr/faq', 'de', '/faq'],
  ['/fr//evil.example', 'de', '/evil.example'],
  ['/fr/\\evil.example', 'de', '/evil.example'],
  ['/xx', 'en', '/not-found'],
  ['/xx/faq', 'de', '/not-found'],
] as const)('%s in %s leads to %s', (address, language, to) => {
  expect(pageFromShell(address, language)).toEqual({ isShell: false, to })
})

test('no address leads round in a circle', () => {
  const parts = [...siteLanguages, 'xx', 'faq', '']
  for (const language of siteLanguages)
    for (const one of parts)
      for (const two of parts)
        for (const three of parts) {
          let address = `/${one}/${two}/${three}`
          let steps = 0
          for (
            let next = pageFromShell(address, language);
            !next.isShell;
            next = pageFromShell(address, language)
          ) {
            address = next.to
            steps += 1
            expect(steps).toBeLessThan(5)
          }
        }
})
