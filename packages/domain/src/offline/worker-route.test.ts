import { expect, test } from 'vitest'
import { workerRoute } from './worker-route'

const origin = 'https://duologue.example'
const page = (path: string) =>
  workerRoute({ method: 'GET', mode: 'navigate', url: origin + path }, origin)
const part = (path: string, method = 'GET') =>
  workerRoute({ method, mode: 'cors', url: origin + path }, origin)

test.each([
  '/',
  '/home?from=x',
  '/conversations/0190/la-llave',
  '/de/faq',
  '/not-found',
  '/apiary',
  '/artful',
  '/users/recover',
  '/songs/1/a.b',
])('%s is a page', path => expect(page(path)).toBe('page'))

test.each([
  '/api/docs',
  '/API/docs',
  '/recover',
  '/recover/',
  '/recover?x',
  '/google?code=1',
  '/sso/school?code=1',
  '/language?to=de',
  '/shell?language=de',
  '/worker.js',
  '/robots.txt',
  '/sitemap.xml',
  '/sitemaps/1.xml',
  '/manifest.webmanifest',
  '/icon.svg',
  '/healthz',
  '/readyz',
  '/metrics',
  '/media/a.mp3',
  '/audio/es/a.mp3',
  '/art/a.svg',
  '/assets/abcdefgh.js',
])('%s opened by itself is left alone', path => expect(page(path)).toBe('untouched'))

test.each([
  ['/assets/abcd_-12.js', 'file'],
  ['/assets/main-de.js', 'file'],
  ['/assets/abcdefgh.woff2', 'file'],
  ['/icon.svg', 'file'],
  ['/favicon.ico', 'file'],
  ['/assets/', 'untouched'],
  ['/assets/a/b.js', 'untouched'],
  ['/assets/..%2fx', 'untouched'],
  ['/home', 'untouched'],
  ['/api/users/me', 'untouched'],
  ['/audio/es/a.mp3', 'clip'],
  ['/art/covers/es/a.svg?x', 'clip'],
  ['/media/abc/small', 'clip'],
  ['/audio', 'untouched'],
  ['/audio/', 'untouched'],
  ['/worker.js', 'untouched'],
  ['/manifest.webmanifest', 'untouched'],
])('a part at %s is %s', (path, route) => expect(part(path)).toBe(route))

test('what is sent is never touched, and neither is another site', () => {
  expect(part('/assets/abcdefgh.js', 'HEAD')).toBe('untouched')
  expect(part('/assets/abcdefgh.js', 'POST')).toBe('untouched')
  for (const url of [
    'https://i.ytimg.com/assets/abcdefgh.js',
    'https://duologue.example.evil/assets/abcdefgh.js',
    'https://duologue.example:444/home',
    'http://duologue.example/home',
    'data:text/html,x',
  ])
    for (const mode of ['navigate', 'cors'])
      expect(workerRoute({ method: 'GET', mode, url }, origin)).toBe('untouched')
})
