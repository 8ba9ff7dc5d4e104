import { createCipheriv, createDecipheriv } from 'node:crypto'
import type { RandomSource } from '../../outside/random/random'

const algorithm = 'aes-256-gcm'
/** Bytes of what makes each sealing another one, and of what shows that nothing was changed. */
const size = { nonce: 12, tag: 16 }

/** Seals a text with a key of 32 bytes: who has the database alone reads nothing. */
export function writeSealed(key: Buffer, random: RandomSource, text: string): Buffer {
  const nonce = Buffer.from(random.bytes(size.nonce))
  const cipher = createCipheriv(algorithm, key, nonce, { authTagLength: size.tag })
  const inside = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
  return Buffer.concat([nonce, cipher.getAuthTag(), inside])
}

/** What was sealed; undefined where another key sealed it, or it was changed since. */
export function readSealed(key: Buffer, sealed: Buffer): string | undefined {
  const { nonce, tag } = size
  if (sealed.length < nonce + tag) return undefined
  const decipher = createDecipheriv(algorithm, key, sealed.subarray(0, nonce), {
    authTagLength: tag,
  })
  decipher.setAuthTag(sealed.subarray(nonce, nonce + tag))
  try {
    const inside = decipher.update(sealed.subarray(nonce + tag))
    return Buffer.concat([inside, decipher.final()]).toString('utf8')
  } catch {
    return undefined
  }
}
