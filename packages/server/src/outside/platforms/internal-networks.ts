import { isPublicAddress } from '../web/public-network'

/** Addresses that an operator has named. */
export interface AllowedNetworks {
  has(address: string): boolean
}

/** The address of version 4 that one of version 6 stands for. */
const mapped = (address: string) => /^::ffff:(\d{1,3}(?:\.\d{1,3}){3})$/i.exec(address)?.[1]

/** Whether an address may be asked for a platform: one of the internet, or of the networks that an operator has named. */
export function mayBeAsked(address: string, allowed: AllowedNetworks): boolean {
  const plain = mapped(address) ?? address
  return allowed.has(plain) || isPublicAddress(plain)
}
