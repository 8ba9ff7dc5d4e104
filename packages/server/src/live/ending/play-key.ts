import { createHash } from 'node:crypto'

/** The namespace of the keys of plays in halls. */
const namespace = Buffer.from('6f1d3a52c0b74c0c9f6e6d1f2b8a4e70', 'hex')

/** The key of the play of a member: a UUID of version 5, the same whenever it is asked for (live.md#what-counts). */
export function playKey(hall: string, member: number): string {
  const hash = createHash('sha1').update(namespace).update(`${hall} ${member}`).digest()
  hash[6] = ((hash[6] ?? 0) & 0x0f) | 0x50
  hash[8] = ((hash[8] ?? 0) & 0x3f) | 0x80
  const hex = hash.toString('hex')
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    hex.slice(12, 16),
    hex.slice(16, 20),
    hex.slice(20, 32),
  ].join('-')
}
