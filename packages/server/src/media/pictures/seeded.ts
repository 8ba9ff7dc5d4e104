/** A repeatable row of chances: the same text always gives the same row. */
export interface Chance {
  /** The next number, 0 to below 1. */
  next: () => number
  /** A whole number from `least` to `most`, both included. */
  whole: (least: number, most: number) => number
  /** One of a list that is not empty. */
  pick: <T>(list: readonly [T, ...T[]]) => T
  /** True with the given share, 0 to 1. */
  happens: (share: number) => boolean
}

/** The 32-bit FNV-1a hash of a text's UTF-16 units, begun from any start value. */
export function fnv(text: string, start = 0x811c9dc5): number {
  let hash = start
  for (let at = 0; at < text.length; at++) {
    hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193)
  }
  return hash >>> 0
}

/** Chances grown from a text by sfc32; not for secrets. */
export function seeded(text: string): Chance {
  let a = fnv(text)
  let b = fnv(text, a ^ 0x9e3779b9)
  let c = fnv(text, b ^ 0x85ebca6b)
  let count = 1

  const next = () => {
    const sum = (((a + b) | 0) + count) | 0
    count = (count + 1) | 0
    a = b ^ (b >>> 9)
    b = (c + (c << 3)) | 0
    c = ((c << 21) | (c >>> 11)) + sum
    return (sum >>> 0) / 4294967296
  }
  // Neighbouring seeds ("a1", "a2") only part ways after some rounds.
  for (let round = 0; round < 12; round++) next()

  const whole = (least: number, most: number) => least + Math.floor(next() * (most - least + 1))
  return {
    next,
    whole,
    pick: list => list[whole(0, list.length - 1)] ?? list[0],
    happens: share => next() < share,
  }
}
