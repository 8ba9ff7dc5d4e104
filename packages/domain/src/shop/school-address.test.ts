import { expect, test } from 'vitest'
import { isOfSchool } from './school-address'

const same = (domain: string) => domain
const domains = ['school.example', 'xn--schle-kva.example']

test.each([
  ['ann@school.example', true, true],
  ['ANN@School.Example', true, true],
  ['ann@school.example', false, false],
  [null, true, false],
  ['ann@notschool.example', true, false],
  ['ann@my.school.example', true, false],
  ['ann@school.example.evil.example', true, false],
  ['school.example@evil.example', true, false],
  ['"a@school.example"@evil.example', true, false],
  ['ann', true, false],
])('%s, confirmed: %s, is of the school: %s', (email, isVerified, isInside) => {
  expect(isOfSchool({ email, isVerified }, domains, same)).toBe(isInside)
})

test('domains in other scripts are compared as the network writes them', () => {
  const toAscii = (domain: string) => (domain === 'schüle.example' ? 'xn--schle-kva.example' : '')
  const of = (email: string) => isOfSchool({ email, isVerified: true }, domains, toAscii)
  expect([of('ann@Schüle.example'), of('ann@ѕchool.example')]).toEqual([true, false])
})

test('without domains everybody is', () => {
  expect(isOfSchool({ email: null, isVerified: false }, [], same)).toBe(true)
})
