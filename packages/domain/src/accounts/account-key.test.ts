import fc from 'fast-check'
import { expect, test } from 'vitest'
import { accountKey } from './account-key'

test.each([
  [' Ana@School.Example ', 'ana@school.example'],
  ['ＡＮＡ@school.example', 'ana@school.example'],
  ['JOSE\u0301', 'josé'],
])('%j is %j', (text, key) => expect(accountKey(text)).toBe(key))

test('a key is its own key', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), text => {
      expect(accountKey(accountKey(text))).toBe(accountKey(text))
    }),
  )
})
