import { firstWords, secondWords } from './name-words'

/**
 * A username of two neutral words and four digits, 3 to 16 characters (accounts.md#signing-up): it says nothing about
 * who signs up.
 *
 * @param bytes four bytes of chance; other bytes give another name.
 */
export function makeUsername(bytes: Uint8Array): string {
  const [a = 0, b = 0, c = 0, d = 0] = bytes
  const digits = String((c * 256 + d) % 10_000).padStart(4, '0')
  return `${firstWords[a % firstWords.length]}${secondWords[b % secondWords.length]}${digits}`.slice(
    0,
    16,
  )
}
