import { createHash } from 'node:crypto'
import type { RandomSource } from '../outside/random/random'

/** A new secret of 256 bits as base64url: a session's token or that of a link (accounts.md#sessions). */
export const newSecret = (random: RandomSource): string =>
  Buffer.from(random.bytes(32)).toString('base64url')

/** What is kept of a secret, an address or an account's key where the text itself must not be kept. */
export const hashOf = (text: string): Buffer => createHash('sha256').update(text).digest()
