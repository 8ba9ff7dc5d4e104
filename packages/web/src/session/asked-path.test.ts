import { expect, test } from 'vitest'
import { askedPath } from './asked-path'

const draft = encodeURIComponent('/conversations/one/game?assignment=two')

test.each([
  ['/conversations/one/game?assignment=two', '/conversations/one/game'],
  [`/not-found?from=${draft}`, '/conversations/one/game'],
  ['/not-found', '/not-found'],
  [`/home?from=${draft}`, '/home'],
])('who opened %s asked for %s', (address, path) => {
  expect(askedPath(`https://duologue.example${address}`)).toBe(path)
})
