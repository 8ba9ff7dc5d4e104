import { expect, test } from 'vitest'
import { failureCodes } from './failure-codes'

test.each([
  [
    Object.assign(new Error('550 <zoe@school.example>'), { code: 'EENVELOPE', responseCode: 550 }),
    ' (EENVELOPE 550: 550 …)',
  ],
  [Object.assign(new Error('no answer'), { code: 'ETIMEDOUT' }), ' (ETIMEDOUT: no answer)'],
  [Object.assign(new Error('strange'), { code: 'to zoe@school.example' }), ' (strange)'],
  [new Error('to zoe@school.example: it\nis full'), ' (to … it…is full)'],
  ['zoe@school.example', ''],
])('of %s the codes are told, and the words without addresses', (error, codes) => {
  expect(failureCodes(error)).toBe(codes)
})
