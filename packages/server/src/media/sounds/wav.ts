import type { ReadSound } from './sound'

/** Plain samples, as whole numbers or with a point; anything else is compressed and played by few browsers. */
const plainFormats = new Set([1, 3, 0xfffe])

/** The parts of a RIFF file by name; undefined when they do not fill it. */
function partsOf(bytes: Buffer): Map<string, Buffer> | undefined {
  const parts = new Map<string, Buffer>()
  let at = 12
  while (at + 8 <= bytes.length) {
    const name = bytes.toString('latin1', at, at + 4)
    const length = bytes.readUInt32LE(at + 4)
    // A recorder that was cut off has written its length too large, or not at all.
    const isLast = name === 'data' && at + 8 + length > bytes.length
    if (!/^[\w ]{4}$/.test(name) || (!isLast && at + 8 + length > bytes.length)) return undefined
    parts.set(name, bytes.subarray(at + 8, at + 8 + length))
    at += 8 + length + (length % 2)
  }
  return bytes.length - at < 8 ? parts : undefined
}

function chunk(name: string, content: Buffer): Buffer {
  const head = Buffer.alloc(8)
  head.write(name, 'latin1')
  head.writeUInt32LE(content.length, 4)
  return Buffer.concat([head, content, Buffer.alloc(content.length % 2)])
}

/** WAV: how its samples are written, and the samples. */
export const readWav: ReadSound = bytes => {
  const isWav =
    bytes.toString('latin1', 0, 4) === 'RIFF' && bytes.toString('latin1', 8, 12) === 'WAVE'
  const parts = isWav ? partsOf(bytes) : undefined
  const format = parts?.get('fmt ')
  const data = parts?.get('data')
  if (!format || format.length < 16 || !data || data.length === 0) return undefined
  const bytesPerSecond = format.readUInt32LE(8)
  if (!plainFormats.has(format.readUInt16LE(0)) || bytesPerSecond === 0) return undefined
  const content = Buffer.concat([Buffer.from('WAVE'), chunk('fmt ', format), chunk('data', data)])
  const durationMs = Math.round((data.length / bytesPerSecond) * 1000)
  return { type: 'audio/wav', bytes: chunk('RIFF', content), durationMs }
}
