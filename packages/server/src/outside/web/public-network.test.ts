import { expect, test } from 'vitest'
import { type Networks, readNetworks } from '../../networks'
import { isPublicAddress, mayBeAsked } from './public-network'

const networks = (text: string) => readNetworks(text) as Networks

test.each([
  '1.1.1.1',
  '93.184.216.34',
  '172.32.0.1',
  '192.169.0.1',
  '2606:4700::1111',
  '2a00:1450:4001::200e',
])('%s is public', address => expect(isPublicAddress(address)).toBe(true))

test.each([
  '0.0.0.0',
  '10.1.2.3',
  '100.64.0.1',
  '127.0.0.1',
  '127.255.255.254',
  '169.254.169.254',
  '172.16.0.1',
  '172.31.255.255',
  '192.168.1.1',
  '198.18.0.1',
  '224.0.0.1',
  '255.255.255.255',
  '::',
  '::1',
  '::ffff:127.0.0.1',
  '::ffff:8.8.8.8',
  '64:ff9b::7f00:1',
  'fc00::1',
  'fd12:3456::1',
  'fe80::1',
  'fe80::1%eth0',
  'ff02::1',
  '2001::1',
  '2001:db8::1',
  '2002:7f00:1::',
  'no address',
  '',
])('%s is not', address => expect(isPublicAddress(address)).toBe(false))

test.each([
  ['8.8.8.8', '', true],
  ['::ffff:8.8.8.8', '', true],
  ['::ffff:127.0.0.1', '', false],
  ['10.1.2.3', '', false],
  ['10.1.2.3', '10.0.0.0/8', true],
  ['::ffff:10.1.2.3', '10.0.0.0/8', true],
  ['10.1.2.3', '10.2.0.0/16', false],
])('%s may be asked where %o is allowed: %s', (address, allowed, may) => {
  expect(mayBeAsked(address, networks(allowed))).toBe(may)
})
