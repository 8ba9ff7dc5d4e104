import type { Clock } from '../clock/clock'
import type { RandomSource } from './random'

/** A new entity id: a UUIDv7 string, so that ids made later sort later (site.md#addresses-of-things). */
export function newId(random: RandomSource, clock: Clock): string {
  const bytes = random.bytes(16)
  let time = clock.now().getTime()
  for (let i = 5; i >= 0; i -= 1) {
    bytes[i] = time % 256
    time = Math.floor(time / 256)
  }
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x70
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80
  const hex = Buffer.from(bytes).toString('hex')
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    hex.slice(12, 16),
    hex.slice(16, 20),
    hex.slice(20),
  ].join('-')
}

const shortidLetters = '23456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz'

/**
 * A new shortid: 8 URL-safe characters without look-alikes (site.md#addresses-of-things); the table refuses the same
 * one twice.
 */
export function newShortid(random: RandomSource): string {
  let shortid = ''
  while (shortid.length < 8) {
    for (const byte of random.bytes(12).reverse()) {
      // Bytes past the last whole run of the alphabet are dropped, so that every letter is equally likely.
      if (byte < 4 * shortidLetters.length && shortid.length < 8) {
        shortid += shortidLetters.charAt(byte % shortidLetters.length)
      }
    }
  }
  return shortid
}
