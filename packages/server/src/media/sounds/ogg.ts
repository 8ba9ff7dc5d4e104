import type { ReadSound } from './sound'

interface Page {
  bytes: number
  /** The number of the last sample in it; a page without an end of a sound has none. */
  samples: bigint
  content: Buffer
}

function pageAt(bytes: Buffer, at: number): Page | undefined {
  if (at + 27 > bytes.length || bytes.toString('latin1', at, at + 4) !== 'OggS') return undefined
  const segments = bytes[at + 26] ?? 0
  const sizes = bytes.subarray(at + 27, at + 27 + segments)
  const length = sizes.reduce((sum, size) => sum + size, 0)
  const start = at + 27 + segments
  if (start + length > bytes.length) return undefined
  return {
    bytes: 27 + segments + length,
    samples: bytes.readBigInt64LE(at + 6),
    content: bytes.subarray(start, start + length),
  }
}

/** Samples a second, and samples before the sound begins, of the two kinds of sound that browsers play. */
function voiceOf(first: Buffer): { rate: number; before: number } | undefined {
  if (first.toString('latin1', 0, 8) === 'OpusHead' && first.length >= 19)
    return { rate: 48_000, before: first.readUInt16LE(10) }
  if (first.toString('latin1', 0, 7) === '\u0001vorbis' && first.length >= 16)
    return { rate: first.readUInt32LE(12), before: 0 }
  return undefined
}

/** OGG with Opus or Vorbis: page after page, from the first byte to the last. */
export const readOgg: ReadSound = bytes => {
  const first = pageAt(bytes, 0)
  const voice = first && voiceOf(first.content)
  if (!voice || voice.rate === 0) return undefined
  let at = 0
  let samples = 0n
  while (at < bytes.length) {
    const page = pageAt(bytes, at)
    if (!page) return undefined
    if (page.samples > samples) samples = page.samples
    at += page.bytes
  }
  const seconds = (Number(samples) - voice.before) / voice.rate
  if (seconds <= 0) return undefined
  return { type: 'audio/ogg', bytes, durationMs: Math.round(seconds * 1000) }
}
