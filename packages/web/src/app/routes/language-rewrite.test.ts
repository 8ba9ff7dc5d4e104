import { expect, test } from 'vitest'
import { languageRewrite } from './language-rewrite'

const { input, output } = languageRewrite('/de')
const at = (path: string) => ({ url: new URL(path, 'https://duologue.example') })

test.each([
  ['/de', '/'],
  ['/de/home?a=1#b', '/home?a=1#b'],
  ['/demo', '/demo'],
  ['/classes', '/classes'],
])('%s is %s inside', (outside, inside) => {
  expect(input(at(outside)).href).toBe(at(inside).url.href)
})

test.each([
  ['/', '/de'],
  ['/?a=1', '/de?a=1'],
  ['/home#b', '/de/home#b'],
  ['/conversations/1/%E4%BD%A0', '/de/conversations/1/%E4%BD%A0'],
  ['/classes', '/classes'],
  ['/conversations/1/game', '/conversations/1/game'],
])('%s is %s outside, and stays what it was inside', (inside, outside) => {
  const given = at(inside)
  expect(output(given).href).toBe(at(outside).url.href)
  expect(given.url.href).toBe(at(inside).url.href)
})
