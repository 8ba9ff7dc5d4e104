import { expect, test } from 'vitest'
import { isDeleteForever } from './delete-forever'

test.each([
  ['DELETE FOREVER', true],
  ['delete forever', true],
  [' Delete Forever ', true],
  ['', false],
  ['DELETE', false],
  ['DELETE  FOREVER', false],
  ['DELETE FOREVER!', false],
])('%j deletes for good: %s', (typed, expected) => expect(isDeleteForever(typed)).toBe(expected))
