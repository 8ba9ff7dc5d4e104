import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isPublicPage, prefixOf, withPrefix } from './language-address'
import { siteLanguages } from './site-languages'
import { splitAddress } from './split-address'

test.each([
  ['/', undefined, '/'],
  ['/home', undefined, '/home'],
  ['/de', 'de', '/'],
  ['/de/', 'de', '/'],
  ['/de/home?a=/fr', 'de', '/home?a=/fr'],
  ['/zh?a', 'zh', '/?a'],
  ['/en/home', 'en', '/home'],
  ['/de/fr/home', 'de', '/fr/home'],
  ['/de//evil.example', 'de', '//evil.example'],
  ['/demo', undefined, '/demo'],
  ['/DE/home', undefined, '/DE/home'],
  ['/qps/home', undefined, '/qps/home'],
  ['//de/home', undefined, '//de/home'],
])('%s names the language %s, and is %s without', (address, language, rest) => {
  expect(splitAddress(address)).toEqual({ ...(language ? { language } : {}), rest })
})

test('English and the language of tests stand before no path', () => {
  expect(siteLanguages.map(prefixOf)).toEqual(['', '/es', '/fr', '/de', '/zh', '/ar'])
  expect(prefixOf('qps')).toBe('')
})

test.each([
  ['', '/', '/'],
  ['', '/home', '/home'],
  ['/de', '/', '/de'],
  ['/de', '/?a=1', '/de?a=1'],
  ['/de', '/#a', '/de#a'],
  ['/de', '/home?a=/', '/de/home?a=/'],
])('%j before %s is %s', (prefix, path, address) => {
  expect(withPrefix(prefix, path)).toBe(address)
})

test('what is put before a path is taken off again', () => {
  const path = fc.webPath().filter(text => text.startsWith('/'))
  fc.assert(
    fc.property(path, fc.constantFrom(...siteLanguages), (rest, language) => {
      fc.pre(language !== 'en')
      expect(splitAddress(withPrefix(prefixOf(language), rest))).toEqual({ language, rest })
    }),
  )
})

test.each([
  '/',
  '/home',
  '/home/',
  '/HOME',
  '/search',
  '/search/conversations',
  '/search/playlists/',
  '/songs',
  '/songs/1/tren-de-papel',
  '/users/ana',
  '/users/ana/playlists',
  '/conversations/1',
  '/conversations/1/',
  '/conversations/1/la-llave',
  '/convo/abc',
  '/playlists/1',
  '/playlists/1/viajes',
  '/courses',
  '/courses/',
  '/courses/abcdefgh',
  '/courses/abcdefgh/el-camino/',
  '/songs',
  '/songs/1',
  '/songs/1/la-mer',
  '/pronunciation/search',
  '/pronunciation/abcdefgh',
  '/about',
  '/faq',
  '/philosophy',
  '/privacy',
  '/terms',
  '/sandbox',
  '/not-found',
])('%s has an address in each language', path => {
  expect(isPublicPage(path)).toBe(true)
})

test.each([
  '',
  '//',
  '//evil.example',
  '/nowhere',
  '/homes',
  '/account',
  '/classes',
  '/classes/1/join',
  '/shop',
  '/editor/reports',
  '/school',
  '/school/log',
  '/library',
  '/library/playlists',
  '/songs/1/game',
  '/review',
  '/login',
  '/signup',
  '/logout',
  '/google',
  '/password-reset',
  '/recover',
  '/language',
  '/api/site',
  '/assets/main.js',
  '/art/covers/es/1.svg',
  '/conversations/1/game',
  '/conversations/1/game/',
  '/conversations/1/la-llave/game',
  '/convo/create',
  '/convo/abc/edit',
  '/convo/abc/learn',
  '/convo/abc/leaderboard',
  '/playlists/create',
  '/courses/create',
  '/courses/abcdefgh/edit',
  '/courses/abcdefgh/el-camino/edit',
  '/songs/1/game',
  '/songs/1/scores',
  '/pronunciation/create',
  '/pronunciation/game',
  '/de/home',
])('%s has one address', path => {
  expect(isPublicPage(path)).toBe(false)
})
