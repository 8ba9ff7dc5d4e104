import { expect, test } from 'vitest'
import { failureCodes } from './failure-codes'

test.each([
  [
    Object.assign(new Error('550 <zoe@school.example>'), { code: 'EENVELOPE', responseCode: 550 }),
    ' (EENVELOPE 550)',
  ],
  [Object.assign(new Error('no answer'), { code: 'ETIMEDOUT' }), ' (ETIMEDOUT)'],
  [Object.assign(new Error('strange'), { code: 'to zoe@school.example' }), ''],
  [new Error('zoe@school.example'), ''],
  ['zoe@school.example', ''],
])('of %s the codes alone are told', (error, codes) => {
  expect(failureCodes(error)).toBe(codes)
})
