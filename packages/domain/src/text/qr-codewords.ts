/** Of each version of a QR code at level M: all codewords, those that correct a block, and the number of blocks. */
const versions = [
  [26, 10, 1],
  [44, 16, 1],
  [70, 26, 1],
  [100, 18, 2],
  [134, 24, 2],
  [172, 16, 4],
  [196, 18, 4],
  [242, 22, 4],
  [292, 22, 5],
  [346, 26, 5],
] as const

/** The product in the field of 256 elements with the polynomial 0x11d. */
function times(one: number, other: number): number {
  let product = 0
  for (let bit = 7; bit >= 0; bit -= 1) {
    product = (product << 1) ^ ((product >> 7) * 0x11d)
    product ^= ((other >> bit) & 1) * one
  }
  return product
}

/** The codewords that correct a block: what is left of it after a division (Reed and Solomon). */
function correctionOf(block: readonly number[], length: number): number[] {
  let divisor = [1]
  for (let step = 0, root = 1; step < length; step += 1, root = times(root, 2)) {
    const lower = [0, ...divisor.map(value => times(value, root))]
    divisor = lower.map((value, place) => value ^ (divisor[place] ?? 0))
  }
  let rest = Array.from({ length }, () => 0)
  for (const byte of block) {
    const factor = byte ^ (rest[0] ?? 0)
    rest = [...rest.slice(1), 0].map(
      (value, place) => value ^ times(divisor[place + 1] ?? 0, factor),
    )
  }
  return rest
}

/** The last `length` bits of a number, the highest first. */
const bitsOf = (value: number, length: number) =>
  Array.from({ length }, (_, place) => (value >> (length - 1 - place)) & 1)

/** The text as bytes, filled up to what a version holds; undefined where it has no room. */
function dataOf(bytes: readonly number[], version: number, capacity: number): number[] | undefined {
  const bits = [
    ...bitsOf(4, 4),
    ...bitsOf(bytes.length, version < 10 ? 8 : 16),
    ...bytes.flatMap(byte => bitsOf(byte, 8)),
  ]
  if (bits.length > capacity * 8) return undefined
  const ended = [...bits, 0, 0, 0, 0].slice(0, capacity * 8)
  const data = Array.from({ length: Math.ceil(ended.length / 8) }, (_, place) =>
    Number.parseInt(
      ended
        .slice(place * 8, place * 8 + 8)
        .join('')
        .padEnd(8, '0'),
      2,
    ),
  )
  for (let pad = 0xec; data.length < capacity; pad ^= 0xfd) data.push(pad)
  return data
}

/** The first of each part, then the second of each, and so on. */
const inTurn = (parts: readonly (readonly number[])[]) =>
  Array.from({ length: Math.max(...parts.map(({ length }) => length)) }, (_, place) =>
    parts.flatMap(part => part[place] ?? []),
  ).flat()

/** The bits of a text in the order in which they are drawn, in the smallest version that has room for it. */
export function qrBits(text: string): { version: number; bits: number[] } | undefined {
  const bytes = Array.from(text, letter => letter.codePointAt(0) ?? 0)
  if (bytes.some(byte => byte > 0x7f)) return undefined
  for (const [place, [total, correction, blocks]] of versions.entries()) {
    const capacity = total - correction * blocks
    const data = dataOf(bytes, place + 1, capacity)
    if (!data) continue
    const short = Math.floor(capacity / blocks)
    const firstLong = blocks - (capacity % blocks)
    const parts = Array.from({ length: blocks }, (_, block) => {
      const from = block * short + Math.max(0, block - firstLong)
      return data.slice(from, from + short + (block < firstLong ? 0 : 1))
    })
    const words = [...inTurn(parts), ...inTurn(parts.map(part => correctionOf(part, correction)))]
    return { version: place + 1, bits: words.flatMap(word => bitsOf(word, 8)) }
  }
  return undefined
}
