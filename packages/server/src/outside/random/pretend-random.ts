import type { RandomSource } from './random'

/** No byte is as high as this: whoever drops high ones, as shortids do, still gets what was never there before. */
const base = 200

/** Bytes that count upwards: unpredictable to nobody, the same in every test run, never repeated in one. */
export function pretendRandom(): RandomSource {
  let count = 0
  return {
    bytes: length => {
      count += 1
      const bytes = new Uint8Array(length)
      for (let i = 0, rest = count; i < length; i += 1, rest = Math.floor(rest / base)) {
        bytes[length - 1 - i] = rest % base
      }
      return bytes
    },
  }
}
