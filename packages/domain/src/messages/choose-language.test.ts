import fc from 'fast-check'
import { expect, test } from 'vitest'
import { chooseLanguage, wishedLanguage } from './choose-language'
import { siteLanguages } from './site-languages'

test.each([
  [{}, 'en'],
  [{ accept: 'de-AT,en;q=0.8' }, 'de'],
  [{ accept: 'DE' }, 'de'],
  [{ accept: 'zh-CN' }, 'zh'],
  [{ accept: 'zh' }, 'zh'],
  [{ accept: 'zh-Hans-SG' }, 'zh'],
  [{ accept: 'zh-TW' }, 'zh'],
  [{ accept: 'zh-TW,zh-HK;q=0.9' }, 'zh'],
  [{ accept: 'zh-TW,en' }, 'en'],
  [{ accept: 'zh-Hant;q=0.9,fr;q=0.1' }, 'fr'],
  [{ accept: 'zh-TW,zh;q=0.9,en;q=0.8' }, 'zh'],
  [{ accept: 'zh-TW,nl' }, 'zh'],
  [{ accept: '*' }, 'en'],
  [{ accept: '*,de;q=0.5' }, 'en'],
  [{ accept: 'zh-TW,*;q=0.5' }, 'en'],
  [{ accept: '' }, 'en'],
  [{ accept: ';;q=,=' }, 'en'],
  [{ accept: 'nl,sv' }, 'en'],
  [{ accept: 'nl,fr;q=0.1' }, 'fr'],
  [{ accept: 'en;q=0.5,es;q=0.9' }, 'es'],
  [{ accept: 'fr,es' }, 'fr'],
  [{ accept: 'de;q=0' }, 'en'],
  [{ accept: 'de-AT,de;q=0' }, 'en'],
  [{ accept: 'ar-EG' }, 'ar'],
  [{ accept: `${'x'.repeat(500)},de` }, 'en'],
  [{ accept: 'de', cookie: 'fr' }, 'fr'],
  [{ accept: 'de', cookie: 'nl' }, 'de'],
  [{ accept: 'de', cookie: 'FR; x' }, 'de'],
  [{ accept: 'de', cookie: 'fr', address: 'es' }, 'es'],
  [{ accept: 'de', cookie: 'fr', address: 'home' }, 'fr'],
  [{ cookie: 'toString' }, 'en'],
])('%j is %s', (wish, language) => expect(chooseLanguage(wish)).toBe(language))

test('what is not offered is passed over', () => {
  expect(chooseLanguage({ cookie: 'fr', accept: 'de,es;q=0.5' }, ['en', 'es'])).toBe('es')
  expect(chooseLanguage({ cookie: 'fr', accept: 'de' }, ['en'])).toBe('en')
})

test.each([
  [{ accept: '*' }, undefined],
  [{ accept: 'nl,*;q=0.1' }, undefined],
  [{ accept: 'nl' }, undefined],
  [{}, undefined],
  [{ accept: 'en' }, 'en'],
  [{ cookie: 'en' }, 'en'],
])('%j asks for %s', (wish, language) => {
  expect(wishedLanguage(wish, siteLanguages)).toBe(language)
})

test('whatever is said, the language is one of ours', () => {
  const said = fc.option(fc.oneof(fc.string(), fc.constantFrom(...siteLanguages)), {
    nil: undefined,
  })
  const wish = fc.record({ address: said, cookie: said, accept: said })
  fc.assert(fc.property(wish, asked => siteLanguages.some(code => code === chooseLanguage(asked))))
})
