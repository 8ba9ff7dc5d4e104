import fc from 'fast-check'
import { expect, test } from 'vitest'
import { usernameFault } from './account-fields'
import { makeUsername } from './make-username'

test('every username that is made keeps the rule', () => {
  fc.assert(
    fc.property(fc.uint8Array({ minLength: 4, maxLength: 4 }), bytes => {
      const username = makeUsername(bytes)
      expect(usernameFault(username)).toBeUndefined()
      expect(username).toMatch(/^[a-z]+\d{4}$/)
    }),
  )
})

test('it is two words and four digits', () => {
  expect(makeUsername(new Uint8Array([0, 1, 0, 7]))).toBe('amberbirch0007')
})
