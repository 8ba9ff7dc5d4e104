import { BlockList, isIP } from 'node:net'

/** Addresses that an operator has named. */
export interface AllowedNetworks {
  has(address: string): boolean
}

const version = (address: string) => (isIP(address) === 6 ? 'ipv6' : 'ipv4')

/** Some networks, by their ranges. */
function networksOf(ranges: readonly string[]): AllowedNetworks {
  const list = new BlockList()
  for (const range of ranges) {
    const [address = '', bits] = range.split('/')
    list.addSubnet(address, Number(bits), version(address))
  }
  return { has: address => list.check(address, version(address)) }
}

/** Networks that are not of the internet: of this machine, of its neighbours, and those that nobody has. */
const internal = networksOf([
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
])
/** The internet of version 6 is a part of it. */
const internet6 = networksOf(['2000::/3'])
/** What leads on to an address of version 4, or to a test network. */
const notInternet6 = networksOf(['2001::/23', '2001:db8::/32', '2002::/16', '3fff::/20'])

/** The address of version 4 that one of version 6 stands for. */
const mapped = (address: string) => /^::ffff:(\d{1,3}(?:\.\d{1,3}){3})$/i.exec(address)?.[1]

/** Whether an address may be asked for a platform: one of the internet, or of the networks that an operator has named. */
export function mayBeAsked(address: string, allowed: AllowedNetworks): boolean {
  const plain = mapped(address) ?? address
  if (allowed.has(plain)) return true
  if (isIP(plain) === 4) return !internal.has(plain)
  return internet6.has(plain) && !notInternet6.has(plain)
}
