import type { ReadSound } from './sound'
import { tracksOf } from './tracks'

const header = 0x1a45dfa3
const segment = 0x18538067

/** An EBML length: how many bytes it takes, and what it says; undefined where it says "up to the end". */
function lengthAt(bytes: Buffer, at: number): { bytes: number; value: number | undefined } {
  const first = bytes[at] ?? 0
  const count = Math.clz32(first) - 23
  if (count > 8 || at + count > bytes.length) return { bytes: 0, value: 0 }
  let value = BigInt(first & (0xff >> count))
  for (let index = 1; index < count; index += 1)
    value = (value << 8n) | BigInt(bytes[at + index] ?? 0)
  const isUnknown = value === (1n << BigInt(7 * count)) - 1n
  return { bytes: count, value: isUnknown ? undefined : Number(value) }
}

/** Whether a WebM header and one segment fill the file from its first byte to its last. */
function isWhole(bytes: Buffer): boolean {
  if (bytes.length < 12 || bytes.readUInt32BE(0) !== header) return false
  const head = lengthAt(bytes, 4)
  const at = 4 + head.bytes + (head.value ?? Number.POSITIVE_INFINITY)
  if (at + 5 > bytes.length || bytes.readUInt32BE(at) !== segment) return false
  if (!bytes.subarray(0, at).includes('webm')) return false
  const body = lengthAt(bytes, at + 4)
  return body.value === undefined || at + 4 + body.bytes + body.value === bytes.length
}

/** WebM. */
export const readWebm: ReadSound = async bytes => {
  const tracks = isWhole(bytes) ? await tracksOf(bytes, 'video/webm') : undefined
  if (!tracks) return undefined
  return {
    type: tracks.hasVideo ? 'video/webm' : 'audio/webm',
    bytes,
    durationMs: tracks.durationMs,
  }
}
