import { expect, test } from 'vitest'
import { hidesFooter } from './footer-rule'

test.each([
  ['/', false],
  ['/sandbox', true],
  ['/sandbox/more', false],
  ['/conversations/1/game', true],
  ['/pronunciation/game', true],
  ['/search/conversations', false],
])('on %s the footer is hidden: %s', (path, hidden) => {
  expect(hidesFooter(path)).toBe(hidden)
})
