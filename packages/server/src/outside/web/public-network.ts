import { BlockList, isIPv4, isIPv6 } from 'node:net'

/** IPv4 networks that are not the public internet (the IANA registry of special-purpose addresses). */
const specialV4 = [
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.0.2.0/24',
  '192.88.99.0/24',
  '192.168.0.0/16',
  '198.18.0.0/15',
  '198.51.100.0/24',
  '203.0.113.0/24',
  '224.0.0.0/3',
]

/** Of IPv6 all that is public is in 2000::/3, but these: what is wrapped in them leads elsewhere, or nowhere. */
const specialV6 = ['2001::/23', '2001:db8::/32', '2002::/16', '3fff::/20']

function listOf(ranges: readonly string[], kind: 'ipv4' | 'ipv6') {
  const list = new BlockList()
  for (const range of ranges) {
    const [address = '', bits] = range.split('/')
    list.addSubnet(address, Number(bits), kind)
  }
  return list
}

const v4 = listOf(specialV4, 'ipv4')
const v6 = listOf(specialV6, 'ipv6')
const publicV6 = listOf(['2000::/3'], 'ipv6')

/** Addresses that an operator has named. */
export interface AllowedNetworks {
  has(address: string): boolean
}

/** The address of version 4 that one of version 6 stands for. */
const mapped = (address: string) => /^::ffff:(\d{1,3}(?:\.\d{1,3}){3})$/i.exec(address)?.[1]

/** Whether an address that somebody wrote may be asked: one of the internet, or of the networks that an operator has named. */
export function mayBeAsked(address: string, allowed: AllowedNetworks): boolean {
  const plain = mapped(address) ?? address
  return allowed.has(plain) || isPublicAddress(plain)
}

/** Whether this IP address is of the public internet, and not of this machine or a network behind it. */
export function isPublicAddress(address: string): boolean {
  if (isIPv4(address)) return !v4.check(address, 'ipv4')
  if (!isIPv6(address) || address.includes('%')) return false
  return publicV6.check(address, 'ipv6') && !v6.check(address, 'ipv6')
}
