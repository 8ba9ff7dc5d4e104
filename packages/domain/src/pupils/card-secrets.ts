/** What opens an account with a card (pupils.md#cards). */
export interface CardSecrets {
  /** 128 bits, for its QR. */
  readonly qr: Uint8Array
  /** Three words of 1,024. */
  readonly words: readonly string[]
  /** Three of 16 pictures, in their order, from 0. */
  readonly pictures: readonly number[]
}

/**
 * The secrets of a card (pupils.md#cards), of 32 bytes that are computed for it: none tells anything of another.
 *
 * @param list the 1,024 words of its version.
 */
export function cardSecrets(bytes: Uint8Array, list: readonly string[]): CardSecrets {
  const at = (index: number) => bytes[index] ?? 0
  const drawn = ((at(16) << 24) | (at(17) << 16) | (at(18) << 8) | at(19)) >>> 0
  return {
    qr: bytes.slice(0, 16),
    words: [20, 10, 0].map(shift => list[(drawn >>> shift) & 1023] ?? ''),
    pictures: [at(20) >> 4, at(20) & 15, at(21) >> 4],
  }
}
