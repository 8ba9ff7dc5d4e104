import { expect, test } from 'vitest'
import { readNetworks } from './networks'

test.each([
  ['10.0.0.0/8', '10.255.1.2', true],
  ['10.0.0.0/8', '11.0.0.1', false],
  ['10.0.0.0/8', '::ffff:10.1.2.3', true],
  [' 192.0.2.7 , 2001:db8::/32', '192.0.2.7', true],
  [' 192.0.2.7 , 2001:db8::/32', '192.0.2.8', false],
  ['192.0.2.7,2001:db8::/32', '2001:db8:7::1', true],
  ['192.0.2.7,2001:db8::/32', '2001:db9::1', false],
  ['0.0.0.0/0', '203.0.113.9', true],
  ['', '127.0.0.1', false],
  ['10.0.0.0/8', 'nobody', false],
])('of %j, %s is one: %s', (text, address, isIn) => {
  expect(readNetworks(text)?.has(address)).toBe(isIn)
})

test.each(['10.0.0.0/33', '::/129', '10.0.0/8', 'school.example', '10.0.0.0/8/8', '10.0.0.0/-1'])(
  '%s is no network',
  text => expect(readNetworks(text)).toBeUndefined(),
)
