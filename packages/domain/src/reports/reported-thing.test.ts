import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { pathOfAddress, reportedThing } from './reported-thing'

const id = '01890000-0000-7000-8000-000000000001'

test.each([
  [`/conversations/${id}/la-llave`, 'conversation', id],
  [`/conversations/${id}/la-llave?x=1#top`, 'conversation', id],
  [`/conversations/${id}/game?assignment=${id}`, 'conversation', id],
  ['/conversations/abcDEF23/la-llave/game', 'conversation', 'abcDEF23'],
  ['/convo/abcDEF23', 'conversation', 'abcDEF23'],
  ['/convo/abcDEF23/edit', 'conversation', 'abcDEF23'],
  ['/convo/abcDEF23/leaderboard', 'conversation', 'abcDEF23'],
  ['/convo/abcDEF23/learn', 'conversation', 'abcDEF23'],
  [`/playlists/${id}/keys/`, 'playlist', id],
  ['/courses/oldCrs23/primeros-pasos', 'course', 'oldCrs23'],
  ['/courses/oldCrs23/edit', 'course', 'oldCrs23'],
  ['/courses', 'page', '/courses'],
  ['/courses/create', 'page', '/courses/create'],
  ['/pronunciation/oldLst23?edit=true', 'pronunciationList', 'oldLst23'],
  [`/pronunciation/game?mode=any&list=${id}`, 'pronunciationList', id],
  [`/editor/songs/${id}/timesync`, 'song', id],
  [`/songs/${id}/la-mer`, 'song', id],
  [`/songs/${id}/game?mode=writing`, 'song', id],
  [`/de/songs/${id}/scores`, 'song', id],
  ['/songs', 'page', '/songs'],
  ['/', 'page', '/'],
  ['/de', 'page', '/'],
  ['/de/about', 'page', '/about'],
  ['/ar/convo/abc', 'conversation', 'abc'],
  ['/users/ana/playlists', 'page', '/users/ana/playlists'],
  ['/search/conversations?title=x', 'page', '/search/conversations'],
  ['/pronunciation/game', 'page', '/pronunciation/game'],
  ['/pronunciation/search', 'page', '/pronunciation/search'],
  ['/convo/create', 'page', '/convo/create'],
  ['/playlists/create', 'page', '/playlists/create'],
  ['/editor', 'page', '/editor'],
])('%s shows the %s %s', (path, kind, name) => {
  expect(reportedThing(path)).toEqual({ kind, name })
})

test.each([
  '',
  'conversations',
  '//evil.example/users',
  '/nothing',
  '/api/users',
  '/conversations',
])('%j is no page', path => {
  expect(reportedThing(path)).toBeUndefined()
})

test('whatever is sent, a thing has a name that is short and keeps to its alphabet, or begins with a slash', () => {
  const anyPath = fc
    .array(fc.oneof(fc.constantFrom('users', 'convo', 'editor', 'songs', 'game'), fc.string()))
    .map(parts => `/${parts.join('/')}`)
  fc.assert(
    fc.property(fc.oneof(anyPath, fc.string()), path => {
      const thing = reportedThing(path)
      if (thing === undefined) return
      expect(thing.name.length).toBeLessThanOrEqual(200)
      expect(thing.name).toMatch(thing.kind === 'page' ? /^\/(?!\/)/ : /^[A-Za-z0-9_-]{1,64}$/)
      expect(reportedThing(thing.kind === 'page' ? thing.name : path)).toEqual(thing)
    }),
  )
})

const origin = 'https://duologue.example'

test.each([
  ['https://duologue.example/users/ana?x=1', '/users/ana?x=1'],
  ['  HTTPS://Duologue.Example/users/Ana ', '/users/Ana'],
  ['duologue.example/faq', '/faq'],
  ['https://duologue.example/search/İİİ', '/search/İİİ'],
  ['http://duologue.example', '/'],
  ['/faq#speaking', '/faq#speaking'],
  ['https://duologue.example.evil.example/faq', undefined],
  ['https://evil.example/faq', undefined],
  ['//evil.example/faq', undefined],
  ['faq', undefined],
  ['', undefined],
])('the path of %j is %j', (address, path) => {
  expect(pathOfAddress(address, origin)).toBe(path)
})

test('the path of any address is one of our own or nothing', () => {
  fc.assert(
    fc.property(fc.string(), text => {
      for (const address of [text, origin + text])
        expect(pathOfAddress(address, origin) ?? '/').toMatch(/^\/(?![/\\])/)
    }),
  )
})
