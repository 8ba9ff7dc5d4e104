import { expect, test } from 'vitest'
import { loginWait, triesNow } from './failed-logins'

const minute = 60_000
const none = { count: 0, sinceLast: 0 }

test.each([
  ['the first', { count: 0, sinceLast: 0 }, none, 0],
  ['the tenth', { count: 9, sinceLast: 0 }, none, 0],
  ['the eleventh', { count: 10, sinceLast: 0 }, none, 15 * minute],
  ['the eleventh, five minutes later', { count: 10, sinceLast: 5 * minute }, none, 10 * minute],
  ['the eleventh, a quarter later', { count: 10, sinceLast: 15 * minute }, none, 0],
  ['one of many addresses', none, { count: 49, sinceLast: 0 }, 0],
  ['one of too many addresses', none, { count: 50, sinceLast: 5000 }, 15_000],
  ['one of too many, later', none, { count: 5000, sinceLast: 20_000 }, 0],
])('%s waits %4$i ms', (_name, here, everywhere, wait) => {
  expect(loginWait(here, everywhere)).toBe(wait)
})

test('a long pause wipes tries out', () => {
  expect(triesNow({ count: 10, sinceLast: 15 * minute - 1 })).toBe(10)
  expect(triesNow({ count: 10, sinceLast: 15 * minute })).toBe(0)
})
