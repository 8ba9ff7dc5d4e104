import type { RandomSource } from './random'

/** Bytes that count upwards: unpredictable to nobody, the same in every test run, never repeated in one. */
export function pretendRandom(): RandomSource {
  let count = 0
  return {
    bytes: length => {
      count += 1
      const bytes = new Uint8Array(length)
      for (let i = 0, rest = count; i < length; i += 1, rest = Math.floor(rest / 256)) {
        bytes[length - 1 - i] = rest % 256
      }
      return bytes
    },
  }
}
