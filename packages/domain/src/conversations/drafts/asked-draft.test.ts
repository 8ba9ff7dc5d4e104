import { expect, test } from 'vitest'
import { askedWordsFault, askedWordsOf, grammarFault, topicFault } from './asked-draft'

test.each([
  ['llave, puerta;  casa', ['llave', 'puerta', 'casa']],
  ['钥匙、门，钥匙', ['钥匙', '门']],
  ['one\ntwo', ['one', 'two']],
  [' , ', []],
])('%j are the words %j', (typed, words) => expect(askedWordsOf(typed)).toEqual(words))

test('fields have their lengths', () => {
  expect(topicFault(' ')).toBe('is required')
  expect(topicFault('x'.repeat(120))).toBeUndefined()
  expect(topicFault('x'.repeat(121))).toBe('must have at most 120 characters')
  expect(grammarFault('')).toBeUndefined()
  expect(grammarFault('x'.repeat(81))).toBe('must have at most 80 characters')
  expect(askedWordsFault('')).toBeUndefined()
  expect(askedWordsFault('a,b,c,d,e,f,g,h,i,j')).toBeUndefined()
  expect(askedWordsFault('a,b,c,d,e,f,g,h,i,j,k')).toBe('must be at most 10 words')
  expect(askedWordsFault(`a,${'x'.repeat(41)}`)).toBe('must have at most 40 characters')
})
