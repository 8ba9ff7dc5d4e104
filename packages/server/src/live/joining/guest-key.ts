import { createHash } from 'node:crypto'
import type { RandomSource } from '../../outside/random/random'

/** A new key of a guest: 128 bits, of which only the hash is kept (live.md#joining). */
export const newGuestKey = (random: RandomSource): string =>
  Buffer.from(random.bytes(16)).toString('base64url')

/** What is kept of a key; null where none was sent. */
export const hashOfKey = (key: string | null): Buffer | null =>
  key === null ? null : createHash('sha256').update(key).digest()
