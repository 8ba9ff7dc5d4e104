import { expect, test } from 'vitest'
import { nextPage } from './next-page'

test.each([
  [[20], 60, 2],
  [[20, 20], 60, 3],
  [[20, 20, 20], 60, undefined],
  [[20, 20, 3], 43, undefined],
  [[0], 0, undefined],
  // What was found meanwhile is less: an empty page ends it.
  [[20, 0], 60, undefined],
])('after pages of %j of %i comes %s', (sizes, total, next) => {
  expect(nextPage(sizes, total)).toBe(next)
})
