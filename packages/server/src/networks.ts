import { BlockList, isIP } from 'node:net'

/** Some networks, as the environment names them. */
export interface Networks {
  /** As they were written: addresses and CIDR ranges. */
  ranges: readonly string[]
  has(address: string): boolean
}

const kind = (address: string) => (isIP(address) === 6 ? 'ipv6' : 'ipv4')

/** Reads a list such as `10.0.0.0/8, 2001:db8::/32, 192.0.2.7`; undefined when one of them is none. */
export function readNetworks(text: string): Networks | undefined {
  const ranges = text.split(',').flatMap(part => part.trim() || [])
  const list = new BlockList()
  for (const range of ranges) {
    const [address = '', bits, ...more] = range.split('/')
    const longest = kind(address) === 'ipv6' ? 128 : 32
    const isLength = bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= longest)
    if (!isIP(address) || !isLength || more.length > 0) return undefined
    list.addSubnet(address, Number(bits ?? longest), kind(address))
  }
  const has = (address: string) => isIP(address) > 0 && list.check(address, kind(address))
  return { ranges, has: ranges.length > 0 ? has : () => false }
}
