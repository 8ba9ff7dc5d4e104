import { expect, test } from 'vitest'
import { readAskedReview } from './asked-review'

test.each([
  [{}, {}],
  [
    { language: 'es', lines: '12' },
    { language: 'es', lines: 12 },
  ],
  [{ language: ['es', 'fr'], lines: '0' }, {}],
  [{ language: 'nowhere', lines: '1e3' }, {}],
])('%j asks for %j', (search, asked) => {
  expect(readAskedReview(search)).toEqual(asked)
})
