import type { ReadSound } from './sound'

/** Kilobits a second by index, of layer III: MPEG 1, then MPEG 2 and 2.5. */
const bitrates = [
  [0, 32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320],
  [0, 8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160],
] as const
const rates = [44_100, 48_000, 32_000] as const
/** By the two bits of the version: MPEG 2.5, none, MPEG 2, MPEG 1. */
const divisors = [4, 0, 2, 1] as const

interface Frame {
  bytes: number
  seconds: number
}

/** The frame whose header stands here; undefined where there is none. */
function frameAt(bytes: Buffer, at: number): Frame | undefined {
  if (at + 4 > bytes.length) return undefined
  const header = bytes.readUInt32BE(at)
  const divisor = divisors[(header >>> 19) & 3] ?? 0
  const isLayer3 = ((header >>> 17) & 3) === 1
  const rate = (rates[(header >>> 10) & 3] ?? 0) / (divisor || 1)
  const isFirst = divisor === 1
  const kilobits = bitrates[isFirst ? 0 : 1][(header >>> 12) & 15] ?? 0
  if (header >>> 21 !== 0x7ff || divisor === 0 || !isLayer3 || rate === 0 || kilobits === 0)
    return undefined
  const samples = isFirst ? 1152 : 576
  const padding = (header >>> 9) & 1
  return {
    bytes: Math.floor(((samples / 8) * kilobits * 1000) / rate) + padding,
    seconds: samples / rate,
  }
}

/** Where the music begins: behind the notes (ID3) at the start, which may hold anything. */
function behindNotes(bytes: Buffer): number {
  let at = 0
  while (bytes.toString('latin1', at, at + 3) === 'ID3' && at + 10 <= bytes.length) {
    const [a = 0, b = 0, c = 0, d = 0] = bytes.subarray(at + 6, at + 10)
    const hasFooter = ((bytes[at + 5] ?? 0) & 0x10) !== 0
    at += 10 + ((a << 21) | (b << 14) | (c << 7) | d) + (hasFooter ? 10 : 0)
  }
  return at
}

/** Bytes between two frames that a careless program may have left; more is another file inside this one. */
const mostBetween = 2048
const fewestFrames = 2
/** Bytes behind the last frame; programs write notes there, too. */
const mostBehind = 16_384
const notesBehind = /^(TAG|APETAGEX|LYRICSBEGIN)/

/** Where the next two frames that follow one another begin. */
function nextFrame(bytes: Buffer, from: number): number | undefined {
  const last = Math.min(from + mostBetween, bytes.length - 4)
  for (let at = from; at <= last; at += 1) {
    const frame = frameAt(bytes, at)
    if (frame && frameAt(bytes, at + frame.bytes)) return at
  }
  return undefined
}

/** MP3: its frames alone, one behind the other, without the notes and pictures that programs write around them. */
export const readMp3: ReadSound = bytes => {
  const start = behindNotes(bytes)
  if (!frameAt(bytes, start) && nextFrame(bytes, start) === undefined) return undefined
  const frames: Buffer[] = []
  let seconds = 0
  let end = start
  let at: number | undefined = start
  while (at !== undefined && at < bytes.length) {
    const frame = frameAt(bytes, at)
    if (frame && at + frame.bytes <= bytes.length) {
      frames.push(bytes.subarray(at, at + frame.bytes))
      seconds += frame.seconds
      at += frame.bytes
      end = at
    } else at = nextFrame(bytes, at)
  }
  const behind = bytes.subarray(end)
  const isOther = behind.length > mostBehind && !notesBehind.test(behind.toString('latin1', 0, 11))
  if (frames.length < fewestFrames || isOther) return undefined
  return {
    type: 'audio/mpeg',
    bytes: Buffer.concat(frames),
    durationMs: Math.round(seconds * 1000),
  }
}
