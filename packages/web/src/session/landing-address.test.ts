import { expect, test } from 'vitest'
import { landingAddress, readRedirect } from './landing-address'

test.each([
  [undefined, null, '/home'],
  ['/account', null, '/account'],
  ['/account?tab=password', '/library', '/account?tab=password'],
  [undefined, '/library', '/library'],
  ['//evil.example', null, '/home'],
  ['//evil.example', '/library', '/library'],
  ['https://evil.example', null, '/home'],
  ['/\\evil.example', null, '/home'],
  ['javascript:alert(1)', null, '/home'],
  ['/\t/evil.example', null, '/home'],
  ['/', null, '/home'],
  ['/login', null, '/home'],
  ['/login?redirect=/login', null, '/home'],
  ['/signup/', null, '/home'],
  ['/logout', null, '/home'],
  ['/de/logout', null, '/home'],
  ['/en/fr/logout?x', null, '/home'],
  ['/de', null, '/home'],
  ['/de/faq', null, '/de/faq'],
  ['/demo', null, '/demo'],
  ['/login-stories', null, '/login-stories'],
  [['/account'], null, '/home'],
])('a login that was passed %j, with %j stored, leads to %s', (passed, stored, address) => {
  expect(landingAddress(passed, stored)).toBe(address)
})

test.each([
  [{ redirect: '/account' }, { redirect: '/account' }],
  [{ redirect: '//evil.example' }, {}],
  [{ redirect: ['/account', '/home'] }, {}],
  [{ other: '/account' }, {}],
])('of the parameters %j a page keeps %j', (search, kept) => {
  expect(readRedirect(search)).toEqual(kept)
})
