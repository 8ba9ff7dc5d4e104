import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parseSearch, stringifySearch } from './search-params'

test.each([
  ['?language=es', { language: 'es' }],
  ['?difficulty=A1&difficulty=A2', { difficulty: ['A1', 'A2'] }],
  ['?difficulty[]=A1&difficulty[]=A2', { difficulty: ['A1', 'A2'] }],
  ['?views=-1', { views: '-1' }],
  ['?title=caf%C3%A9+%26+t%C3%A9', { title: 'café & té' }],
  ['', {}],
])('%s is read', (search, params) => {
  expect(parseSearch(search)).toEqual(params)
})

test('what was written is read again', () => {
  const name = fc.stringMatching(/^[a-z]{1,8}$/)
  const value = fc.oneof(fc.string(), fc.array(fc.string(), { minLength: 2, maxLength: 4 }))
  fc.assert(
    fc.property(fc.dictionary(name, value, { noNullPrototype: true }), params => {
      expect(parseSearch(stringifySearch(params))).toEqual(params)
    }),
  )
})
