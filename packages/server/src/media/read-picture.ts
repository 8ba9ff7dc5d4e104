import { fileLimits } from '@duologue/domain/media/file-limits'
import sharp from 'sharp'
import { Refused } from '../http/refused'
import type { ReadFile } from './read-file'

// A picture is decoded once and never again: nothing to keep in memory, and one core is enough.
sharp.cache(false)
sharp.concurrency(1)

/** Sizes in pixels, the large one first (media.md#pictures); an own portrait is cut to a square. */
const sizes = {
  image: { edges: [1280, 480], fit: 'inside' },
  avatar: { edges: [256, 144], fit: 'cover' },
} as const

/** Seconds that the decoding of one picture may take. */
const longest = 20
const quality = 82

const begins = (bytes: Buffer, start: readonly number[], at = 0) =>
  start.every((byte, index) => bytes[at + index] === byte)
const ascii = (text: string) => [...Buffer.from(text, 'latin1')]

/** Whether the first bytes are those of a PNG, a JPEG or a WebP; nothing else ever reaches a decoder. */
const isPicture = (bytes: Buffer) =>
  begins(bytes, [0x89, ...ascii('PNG\r\n'), 0x1a, 0x0a]) ||
  begins(bytes, [0xff, 0xd8, 0xff]) ||
  (begins(bytes, ascii('RIFF')) && begins(bytes, ascii('WEBP'), 8))

const isTooBig = (error: unknown) =>
  error instanceof Error && /exceeds pixel limit/i.test(error.message)

/**
 * Decodes a picture and draws it anew as WebP, upright and without anything that was written into it
 * (media.md#pictures). Throws `not-a-picture` or `picture-too-big`.
 */
export async function readPicture(bytes: Buffer, purpose: 'image' | 'avatar'): Promise<ReadFile> {
  if (!isPicture(bytes)) throw new Refused('not-a-picture')
  const { edges, fit } = sizes[purpose]
  const source = sharp(bytes, { limitInputPixels: fileLimits.pixels, failOn: 'error' }).autoOrient()
  const drawn = (edge: number) =>
    source
      .clone()
      .resize({ width: edge, height: edge, fit, withoutEnlargement: fit === 'inside' })
      .webp({ quality })
      .timeout({ seconds: longest })
      .toBuffer({ resolveWithObject: true })
  try {
    const large = await drawn(edges[0])
    const small = await drawn(edges[1])
    const { width, height } = large.info
    const pixels = { width, height, durationMs: null }
    return { type: 'image/webp', bytes: large.data, small: small.data, ...pixels }
  } catch (error) {
    throw new Refused(isTooBig(error) ? 'picture-too-big' : 'not-a-picture')
  }
}
