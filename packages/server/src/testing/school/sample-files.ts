import { crc32, deflateSync } from 'node:zlib'
import sharp from 'sharp'
import { createMp3Encoder, createOggEncoder } from 'wasm-media-encoders'

const rate = 16_000

/** A tone of so many seconds, as samples from -1 to 1. */
const tone = (seconds: number) =>
  Float32Array.from({ length: Math.round(seconds * rate) }, (_, at) => Math.sin(at / 8) / 4)

async function encoded(
  make: typeof createMp3Encoder | typeof createOggEncoder,
  seconds: number,
): Promise<Buffer> {
  const encoder = await make()
  encoder.configure({ channels: 1, sampleRate: rate })
  const body = encoder.encode([tone(seconds)]).slice()
  return Buffer.concat([body, encoder.finalize()])
}

/** A tone as MP3. */
export const sampleMp3 = (seconds = 1): Promise<Buffer> => encoded(createMp3Encoder, seconds)

/** A tone as OGG Vorbis. */
export const sampleOgg = (seconds = 1): Promise<Buffer> => encoded(createOggEncoder, seconds)

/** A tone as WAV, 16 bits a sample. */
export function sampleWav(seconds = 1): Buffer {
  const samples = Int16Array.from(tone(seconds), sample => sample * 32_000)
  const head = Buffer.alloc(44)
  head.write('RIFF', 0)
  head.writeUInt32LE(36 + samples.byteLength, 4)
  head.write('WAVEfmt ', 8)
  head.writeUInt32LE(16, 16)
  head.writeUInt16LE(1, 20)
  head.writeUInt16LE(1, 22)
  head.writeUInt32LE(rate, 24)
  head.writeUInt32LE(2 * rate, 28)
  head.writeUInt16LE(2, 32)
  head.writeUInt16LE(16, 34)
  head.write('data', 36)
  head.writeUInt32LE(samples.byteLength, 40)
  return Buffer.concat([head, Buffer.from(samples.buffer)])
}

/** A plain picture of this size. */
export const samplePicture = (
  width = 40,
  height = 30,
  format: 'png' | 'jpeg' | 'webp' | 'gif' = 'png',
): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background: '#c60' } })
    .toFormat(format)
    .toBuffer()

/** Bytes as a form sends them; a file's name and its type say whatever the sender likes. */
export const asBlob = (bytes: Uint8Array | string, type = 'application/octet-stream'): Blob =>
  new Blob([typeof bytes === 'string' ? bytes : new Uint8Array(bytes)], { type })

function pngChunk(name: string, content: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(name), content])
  const around = Buffer.alloc(8)
  around.writeUInt32BE(content.length)
  around.writeUInt32BE(crc32(named), 4)
  return Buffer.concat([around.subarray(0, 4), named, around.subarray(4)])
}

/** A PNG of a few hundred kilobytes that is a black square of this edge when it is drawn. */
export function enormousPicture(edge: number): Buffer {
  const head = Buffer.alloc(13)
  head.writeUInt32BE(edge)
  head.writeUInt32BE(edge, 4)
  // One bit a pixel, grey.
  head[8] = 1
  return Buffer.concat([
    Buffer.from('\u0089PNG\r\n\u001a\n', 'latin1'),
    pngChunk('IHDR', head),
    pngChunk('IDAT', deflateSync(Buffer.alloc((edge / 8 + 1) * edge))),
    pngChunk('IEND', Buffer.alloc(0)),
  ])
}
